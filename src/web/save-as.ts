/** Milliseconds until the address of a saved file is freed. A browser that asks for a place may read it late. */
const KEPT_MS = 40_000;

/** Saves a file through the browser's downloads. */
export function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
