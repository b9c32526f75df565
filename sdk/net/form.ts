// Prints the input of a call as a form with files (RFC 7578): whole in memory, or with contents that are read as it goes.
import { hexText } from '../base/hex-text.ts';
import type { WireFile, WireUpload } from '../contract/file.ts';
import type { BodyPieces } from '../host/port.ts';

const isFile = (value: unknown): value is WireFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

const isStreamed = (value: unknown): value is WireUpload =>
  typeof value === 'object' && value !== null && 'content' in value;

/** What would end a quoted name, written as the standard says. */
const quoted = (text: string): string =>
  `"${text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')}"`;

function boundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `tangram-${hexText(bytes)}`;
}

/** A form's pieces: text stands under its name, a file under its name with type and file name. */
function piecesOf(wire: Readonly<Record<string, unknown>>, line: string) {
  const pieces: (string | Uint8Array<ArrayBuffer> | Blob)[] = [];
  for (const [name, value] of Object.entries(wire)) {
    if (value === undefined || value === null) continue;
    const head = `--${line}\r\nContent-Disposition: form-data; name=${quoted(name)}`;
    if (isFile(value) || isStreamed(value)) {
      const type = value.type.replace(/[^\w.+/-]/g, '');
      const content = isFile(value) ? value.bytes : (value.content as Blob | Uint8Array<ArrayBuffer>);
      const file = `; filename=${quoted(value.name ?? name)}\r\nContent-Type: ${type}`;
      pieces.push(`${head}${file}\r\n\r\n`, content, '\r\n');
    } else {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      pieces.push(`${head}\r\n\r\n${text}\r\n`);
    }
  }
  pieces.push(`--${line}--\r\n`);
  return pieces;
}

/** A form with contents that are read as it goes. */
export function streamedForm(wire: Readonly<Record<string, unknown>>): { type: string; body: BodyPieces } {
  const line = boundary();
  const encoder = new TextEncoder();
  const pieces = piecesOf(wire, line).map((piece) =>
    typeof piece === 'string' ? encoder.encode(piece) : piece,
  );
  const size = pieces.reduce(
    (sum, piece) => sum + (piece instanceof Blob ? piece.size : piece.byteLength),
    0,
  );
  return { type: `multipart/form-data; boundary=${line}`, body: { size, pieces } };
}

/** The body of a small form, and its media type. */
export function printForm(wire: Readonly<Record<string, unknown>>): {
  type: string;
  body: Uint8Array<ArrayBuffer>;
} {
  const line = boundary();
  const encoder = new TextEncoder();
  const parts = piecesOf(wire, line).map((piece) =>
    typeof piece === 'string' ? encoder.encode(piece) : (piece as Uint8Array<ArrayBuffer>),
  );
  const body = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.byteLength;
  }
  return { type: `multipart/form-data; boundary=${line}`, body };
}
