// One thing as labelled lines, and messages as a transcript, for people and for pipes.
import { safeLine, safeText } from './safe-text.ts';

/** A label with its value; an absent value drops the line. */
export type LabelledLine = readonly [label: string, value: string | undefined];

/** A label or a head of a table as it begins a line. */
export const headWord = (label: string): string => label.slice(0, 1).toUpperCase() + label.slice(1);

/**
 * `Label: value` lines with the colon of the language; the caller says how a label is painted. A value that begins with
 * a newline is a text of several lines, and stands indented below its label.
 */
export function labelledText(
  lines: readonly LabelledLine[],
  paintLabel: (text: string) => string,
  language: 'zh' | 'en',
): string {
  const [colon, blank] = language === 'zh' ? ['：', ''] : [':', ' '];
  return lines
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([label, value = '']) => {
      const head = paintLabel(headWord(label) + colon);
      if (value.startsWith('\n')) return `${head}\n${indentedText(value.slice(1))}`;
      return `${head}${blank}${safeLine(value)}\n`;
    })
    .join('');
}

/** Cells before a line of {@link indentedText}. */
export const indent = 2;

/** Text under a head line, indented, so that no line of a message can pose as the head of another one. */
export function indentedText(text: string): string {
  return safeText(text)
    .split('\n')
    .map((line) => `${' '.repeat(indent)}${line}\n`)
    .join('');
}
