// Prints the input of a call as a form with files (RFC 7578): whole in memory, for files of a few megabytes.
import type { WireFile } from '../contract/file.ts';

const isFile = (value: unknown): value is WireFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** What would end a quoted name, written as the standard says. */
const quoted = (text: string): string =>
  `"${text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')}"`;

function boundary(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `tangram-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The body of a form and its media type. Text stands under its name, a file under its name with type and file name. */
export function printForm(wire: Readonly<Record<string, unknown>>): {
  type: string;
  body: Uint8Array<ArrayBuffer>;
} {
  const line = boundary();
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  for (const [name, value] of Object.entries(wire)) {
    if (value === undefined || value === null) continue;
    const head = `--${line}\r\nContent-Disposition: form-data; name=${quoted(name)}`;
    if (isFile(value)) {
      const file = `; filename=${quoted(value.name ?? name)}\r\nContent-Type: ${value.type.replace(/[^\w.+/-]/g, '')}`;
      parts.push(encoder.encode(`${head}${file}\r\n\r\n`), value.bytes, encoder.encode('\r\n'));
    } else {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      parts.push(encoder.encode(`${head}\r\n\r\n${text}\r\n`));
    }
  }
  parts.push(encoder.encode(`--${line}--\r\n`));
  const body = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.byteLength;
  }
  return { type: `multipart/form-data; boundary=${line}`, body };
}
