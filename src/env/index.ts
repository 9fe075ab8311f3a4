/**
 * `countermarch/env`: many environments of one game that step together, for learning programs. It has no dependencies
 * and no input or output.
 */

// A batch of environments.
export { BatchEnv, IllegalStepError, NO_ACTION } from './batch-env.ts';
export {
  type Autoreset,
  AUTORESETS,
  type BatchOptions,
  CHANCES,
  type ChanceMode,
  MOST_ENVS,
  type ObservationView,
} from './options.ts';

// Frames: the contents of a batch.
export { BatchFrame, type FrameOffsets, type FrameShape, HEADER_BYTES } from './frame.ts';
export {
  type BatchDescription,
  describeBatch,
  ENV_PROTOCOL,
  type FieldDescription,
  type VerbIds,
} from './description.ts';
