// Hands a file that was made to the browser to save.
import type { MadeFile } from '#sdk/api.ts';

/** Saves it under its name. */
export function saveFile({ name, type, bytes }: MadeFile): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
