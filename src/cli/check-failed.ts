/** Thrown when a command has found something wrong and has already printed it: exit code 1. */
export class CheckFailedError extends Error {
  override readonly name = 'CheckFailed';
}
