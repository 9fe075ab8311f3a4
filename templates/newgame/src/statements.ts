/** Statements that must be true of this game. A test that proves statement n has `[S<n>]` in its name. */
export const statements: readonly string[] = [
  'No side can tell the objective of the other side before the end of the game.',
];
