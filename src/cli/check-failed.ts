/** A command has done its work and found something wrong, which it has told: exit code 1. */
export class CheckFailedError extends Error {
  override readonly name = 'CheckFailed';
}
