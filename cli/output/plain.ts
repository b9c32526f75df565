// One thing as labelled lines, and messages as a transcript, for people and for pipes.
import { safeLine, safeText } from './safe-text.ts';

/** A label with its value; an absent value drops the line. */
export type LabelledLine = readonly [label: string, value: string | undefined];

/** `label: value` lines; the caller says how a label is painted. */
export function labelledText(lines: readonly LabelledLine[], paintLabel: (text: string) => string): string {
  return lines
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([label, value]) => `${paintLabel(`${label}:`)} ${safeLine(value ?? '')}\n`)
    .join('');
}

/** Text under a head line, indented, so that no line of a message can pose as the head of another one. */
export function indentedText(text: string): string {
  return safeText(text)
    .split('\n')
    .map((line) => `  ${line}\n`)
    .join('');
}
