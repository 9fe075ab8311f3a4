/**
 * A frame: the current state of a batch of environments in one buffer with fixed offsets. All numbers are
 * little-endian, and each section starts at a multiple of its element size. The legal ids have varying length, so they
 * come last, before the weights.
 */

/** Number of bytes before a frame that a transport may use for its header. */
export const HEADER_BYTES = 16;

/** Sizes that decide the offsets of a frame. */
export interface FrameShape {
  readonly envs: number;
  readonly sides: number;
  /** Number of integers in an observation. */
  readonly size: number;
  /** Whether there is a section of last observations. */
  readonly finalObs: boolean;
  /** Whether there is a section of weights. */
  readonly weights: boolean;
}

/** Offsets of the sections in bytes, counted from the start of the frame. */
export interface FrameOffsets {
  /** int8[envs] */
  readonly player: number;
  /** uint8[envs] */
  readonly done: number;
  /** float32[envs, sides] */
  readonly reward: number;
  /** int32[envs + 1] */
  readonly start: number;
  /** int16[envs, size] */
  readonly obs: number;
  /** int16[envs, size]; absent if the batch keeps no last observations. */
  readonly finalObs?: number;
  /** uint16[start[envs]]. The weights follow at the next multiple of 4: uint32[start[envs]]. */
  readonly legal: number;
}

/** Rounds up to the next multiple of 4. */
export const aligned = (bytes: number): number => (bytes + 3) & ~3;

function offsetsOf({ envs, sides, size, finalObs }: FrameShape): FrameOffsets {
  const reward = aligned(2 * envs);
  const start = reward + 4 * envs * sides;
  const obs = start + 4 * (envs + 1);
  const afterObs = obs + 2 * envs * size;
  const legal = aligned(finalObs ? afterObs + 2 * envs * size : afterObs);
  return {
    player: 0,
    done: envs,
    reward,
    start,
    obs,
    ...(finalObs && { finalObs: afterObs }),
    legal,
  };
}

/** Initial capacity for legal ids, per environment. */
const FIRST_ROOM = 64;

/** Observations, legal ids and results of a batch, as arrays that share one buffer. */
export class BatchFrame {
  readonly shape: FrameShape;
  readonly offsets: FrameOffsets;
  /** Side to act in each environment; `CHANCE` or `NOBODY`. */
  readonly player: Int8Array;
  /** 1 if a game has ended, by environment. */
  readonly done: Uint8Array;
  /** Reward of each side in each environment. */
  readonly reward: Float32Array;
  /** Index of the first legal id of each environment, followed by the number of all ids. */
  readonly start: Int32Array;
  /** Observation of each environment. */
  readonly obs: Int16Array;
  /** Last observation of a game that has just ended, by environment; empty if the batch keeps none. */
  readonly finalObs: Int16Array;
  /** Legal ids: those of environment `i` are `legal[start[i]]` to `legal[start[i + 1]]`, exclusive. */
  readonly legal: Uint16Array;
  /**
   * Weights of outcomes, at the index of their id; 0 for decisions of a side. Empty if the batch rolls the dice itself.
   */
  readonly weights: Uint32Array;
  readonly #buffer: ArrayBuffer;

  constructor(shape: FrameShape, room = FIRST_ROOM * shape.envs) {
    const { envs, sides, size } = shape;
    const offsets = offsetsOf(shape);
    const buffer = new ArrayBuffer(HEADER_BYTES + offsets.legal + 2 * room);
    const at = (offset: number): number => HEADER_BYTES + offset;
    [this.shape, this.offsets, this.#buffer] = [shape, offsets, buffer];
    this.player = new Int8Array(buffer, at(offsets.player), envs);
    this.done = new Uint8Array(buffer, at(offsets.done), envs);
    this.reward = new Float32Array(buffer, at(offsets.reward), envs * sides);
    this.start = new Int32Array(buffer, at(offsets.start), envs + 1);
    this.obs = new Int16Array(buffer, at(offsets.obs), envs * size);
    const { finalObs = 0 } = offsets;
    this.finalObs = new Int16Array(buffer, at(finalObs), finalObs > 0 ? envs * size : 0);
    this.legal = new Uint16Array(buffer, at(offsets.legal), room);
    this.weights = new Uint32Array(shape.weights ? room : 0);
  }

  /** Returns a frame with the same contents and twice the space for legal ids. */
  grown(): BatchFrame {
    const larger = new BatchFrame(this.shape, 2 * this.legal.length);
    new Uint8Array(larger.#buffer).set(new Uint8Array(this.#buffer));
    larger.weights.set(this.weights);
    return larger;
  }

  /** Returns the frame as bytes, with `HEADER_BYTES` of space before it. Valid until the next step. */
  bytes(): Uint8Array {
    const count = this.start[this.shape.envs];
    const end = HEADER_BYTES + this.offsets.legal + 2 * count;
    if (!this.shape.weights) return new Uint8Array(this.#buffer, 0, end);
    const from = aligned(end);
    const all = new Uint8Array(from + 4 * count);
    all.set(new Uint8Array(this.#buffer, 0, end));
    all.set(new Uint8Array(this.weights.buffer, 0, 4 * count), from);
    return all;
  }
}
