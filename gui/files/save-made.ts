// Hands a file that was made or fetched here to the browser to be saved.

/** A file with its name and media type; `content` may lie on the disk of this device, and is not read here. */
type MadeFile = { readonly name: string; readonly type: string } & (
  | { readonly bytes: Uint8Array }
  | { readonly content: Blob }
);

/** How long the browser may take to begin, in ms; then a copy in memory is let go. */
const handedOverMs = 60_000;

/** Saves it where the browser saves. */
export function saveMade({ name, type, ...made }: MadeFile): void {
  const url = URL.createObjectURL(
    'content' in made ? made.content : new Blob([made.bytes.slice()], { type }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), handedOverMs);
}
