/** Study file that the next screen opens for analysis. */

let waiting: string | undefined;

/** Leaves the text of a study file to the next screen that opens files. */
export function exploreLater(file: string): void {
  waiting = file;
}

/** Takes the study file; undefined if none was left. */
export function takeStudy(): string | undefined {
  const file = waiting;
  waiting = undefined;
  return file;
}
