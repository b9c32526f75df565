// Decides under which name a file from somebody else is saved: never a path, never a device, never another name than shown (quality S5).

import { shownName } from '../../contract/shown-name.ts';

/** Names Windows keeps for devices. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Separators, and what Windows forbids; what steers text or shows nothing is gone before. */
const forbidden = /[/\\:*?"<>|]/g;
/** Bytes a file system takes for a name, less room for a number. */
const maxBytes = 200;

/** A name that is safe on every system; empty names become `file`. */
export function safeName(given: string): string {
  // As it is shown, so it is called where it is saved.
  const plain = shownName(given)
    .normalize('NFC')
    .replace(forbidden, '_')
    .replace(/^\.+/, '_')
    .replace(/(?<![. ])[. ]+$/, '');
  const named = plain.trim() === '' ? 'file' : plain.trim();
  return shortened(devices.test(named) ? `_${named}` : named);
}

function shortened(name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]{1,16})?$/s.exec(name) ?? [];
  const bytes = (text: string): number => new TextEncoder().encode(text).byteLength;
  let kept = stem;
  while (bytes(kept + ending) > maxBytes) kept = Array.from(kept).slice(0, -1).join('');
  return kept + ending;
}
