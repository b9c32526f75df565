// Hands a file that was made here to the browser to be saved.

/** A file with its name and media type. */
type MadeFile = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

/** How long the browser may take to begin, in ms; then the copy in memory is let go. */
const handedOverMs = 60_000;

/** Saves it where the browser saves. */
export function saveMade({ name, type, bytes }: MadeFile): void {
  const url = URL.createObjectURL(new Blob([bytes.slice()], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), handedOverMs);
}
