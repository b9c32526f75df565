// Decides where an address may break: behind a sign that parts it, never inside a word.

/** Addresses of pages and of people, with all that belongs to them. None begins inside a word: each is looked at once. */
const address = /(?<![\w.+-])(?:(?:[a-z][a-z\d+.-]*:\/\/|www\.)[!-~]+|[\w.+-]+@[\w-]+\.[\w.-]+)/giu;

/** Behind a sign that parts an address, but not between two of them (`//`). */
const behindSign = /(?<=[/?&=#@])(?![/?&=#@])/u;

/** The pieces of a text, in their order: a line may end behind each. Together they are the text; without an address it is one. */
export function addressPieces(text: string): string[] {
  const pieces = [''];
  let end = 0;
  for (const found of text.matchAll(address)) {
    const [first = '', ...others] = found[0].split(behindSign);
    pieces.push(`${pieces.pop()}${text.slice(end, found.index)}${first}`, ...others);
    end = found.index + found[0].length;
  }
  pieces.push(`${pieces.pop()}${text.slice(end)}`);
  return pieces;
}
