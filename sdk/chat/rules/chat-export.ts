// Decides how a chat looks outside of the product: HTML that stands by itself, Markdown, or JSON; nothing in it can run.
import type { ExportedFile, LocalMessage } from '../../api.ts';
import { plainText, plainTextOf, wordsOf } from '../../contract/markup/readable.ts';
import { isWebAddress } from '../../contract/markup/address.ts';
import { parseMarkup } from '../../contract/markup/markup.ts';
import type { ErrorData } from '../../errors.ts';
import { messageRecord } from './message-record.ts';

/** The forms. */
export const exportFormats = ['html', 'json', 'markdown'] as const;
/** One of them. */
export type ExportFormat = (typeof exportFormats)[number];

/** How a file of each form ends; the first of several is the one that is given. */
const endings: Readonly<Record<ExportFormat, readonly [string, ...string[]]>> = {
  html: ['html', 'htm'],
  json: ['json'],
  markdown: ['md'],
};

/** The ending of a file of that form, without its dot. */
export function exportEnding(format: ExportFormat): string {
  return endings[format][0];
}

/** The form a file's name asks for; undefined where its ending is none of ours. */
export function formatOfName(name: string): ExportFormat | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return exportFormats.find((format) => endings[format].includes(ending));
}

/** What the forms need beside the messages: words and times in the reader's language. */
export type ExportWords = {
  /** BCP 47 tag. */
  locale: string;
  chatName: string;
  /** «Exported at … by …». */
  made: string;
  /** A day's line. */
  day(time: number): string;
  clock(time: number): string;
  /** A notice in words. */
  notice(message: LocalMessage): string;
  /** Files that lie beside the export, by the numbers of their messages. */
  files?: ReadonlyMap<number, ExportedFile>;
  /** Says that a file could not be had, and why. */
  missing?(name: string, reason: ErrorData): string;
  /** Stands before a message that is no text, as «[picture]»; empty for text. */
  label(message: LocalMessage): string;
};

/** Messages that leave the product: burn-after-reading ones never do (decisions §6). */
export function exportable(message: LocalMessage): boolean {
  return message.state === 'sent' && message.kind !== 'flash';
}

/** The file's content; `messages` oldest first. */
export function printExport(
  format: ExportFormat,
  messages: readonly LocalMessage[],
  words: ExportWords,
): string {
  const rows = messages.filter(exportable);
  switch (format) {
    case 'json':
      return `${JSON.stringify(
        {
          chat: { id: rows[0]?.chatId ?? null, name: words.chatName },
          messages: rows.map((message) => ({
            ...messageRecord(message, words.chatName),
            time: new Date(message.time).toISOString(),
            ...(message.bySystem && { notice: words.notice(message) }),
            ...fileRecord(words.files?.get(message.mid)),
          })),
        },
        undefined,
        2,
      )}\n`;
    case 'markdown':
      return markdown(rows, words);
    case 'html':
      return html(rows, words);
  }
}

/** A file as a program reads it: what is missing is told by its code. */
function fileRecord(file: ExportedFile | undefined): { file?: object } {
  if (file === undefined) return {};
  return { file: 'missing' in file ? { ...file, missing: file.missing.code } : file };
}

function markdown(rows: readonly LocalMessage[], words: ExportWords): string {
  const lines = [`# ${escapeMarkdown(words.chatName)}`, '', words.made];
  let day = '';
  for (const message of rows) {
    const today = words.day(message.time);
    if (today !== day) lines.push('', `## ${today}`);
    day = today;
    if (message.bySystem) lines.push('', `*${escapeMarkdown(words.notice(message))}*`);
    else
      lines.push(
        '',
        `**${escapeMarkdown(message.senderName)}** ${words.clock(message.time)}`,
        '',
        ...`${words.label(message)}${plainText(message.text)}`
          .split('\n')
          .map((line) => `> ${escapeMarkdown(line)}`),
        ...markdownFile(message, words),
      );
  }
  return `${lines.join('\n')}\n`;
}

function markdownFile(message: LocalMessage, words: ExportWords): string[] {
  const file = words.files?.get(message.mid);
  if (file === undefined) return [];
  const name = escapeMarkdown(file.name);
  if ('missing' in file)
    return ['>', `> *${escapeMarkdown(words.missing?.(file.name, file.missing) ?? '')}*`];
  return ['>', `> ${isPicture(file) ? '!' : ''}[${name}](<${address(file.path)}>)`];
}

/** A relative path as an address; every step is escaped, so that no name is more than a name. */
function address(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Pictures that a page may show: those that can hold no script. */
function isPicture({ kind, name }: ExportedFile): boolean {
  return kind === 'image' && /\.(?:png|jpe?g|gif|webp)$/i.test(name);
}

/** Whatever Markdown would take for itself, HTML among it. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()<>#+\-!|&~]/g, String.raw`\$&`);
}

const style = `body{margin:0 auto;max-width:46rem;padding:2rem 1rem;font:15px/1.6 system-ui,sans-serif;color:#1c1b19;background:#fff}
h1{font-size:1.4rem}h2{margin:2rem 0 .5rem;font-size:.85rem;font-weight:500;color:#6b675f;text-align:center}
article{margin:.6rem 0}header{font-size:.8rem;color:#6b675f}article p{margin:.1rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
img{max-width:100%;max-height:24rem;border-radius:.4rem}.missing{color:#a3541a}
.notice{font-size:.8rem;color:#6b675f;text-align:center}
@media(prefers-color-scheme:dark){body{color:#eceae5;background:#1a1917}header,h2,.notice{color:#a29d93}a{color:#7fc8ab}}`;

function html(rows: readonly LocalMessage[], words: ExportWords): string {
  const parts: string[] = [];
  let day = '';
  for (const message of rows) {
    const today = words.day(message.time);
    if (today !== day) parts.push(`<h2>${escapeHtml(today)}</h2>`);
    day = today;
    if (message.bySystem) parts.push(`<p class="notice">${escapeHtml(words.notice(message))}</p>`);
    else
      parts.push(
        `<article id="m${message.mid}"><header>${escapeHtml(message.senderName)} · <time datetime="${new Date(message.time).toISOString()}">${escapeHtml(words.clock(message.time))}</time></header><p>${escapeHtml(words.label(message))}${htmlText(message.text)}</p>${htmlFile(message, words)}</article>`,
      );
  }
  // No script, no address that is loaded by itself: the page may be opened anywhere.
  return `<!doctype html>
<html lang="${escapeHtml(words.locale)}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'${words.files === undefined ? '' : "; img-src 'self' file:"}">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(words.chatName)}</title>
<style>${style}</style></head><body>
<h1>${escapeHtml(words.chatName)}</h1><p class="notice">${escapeHtml(words.made)}</p>
${parts.join('\n')}
</body></html>
`;
}

function htmlFile(message: LocalMessage, words: ExportWords): string {
  const file = words.files?.get(message.mid);
  if (file === undefined) return '';
  const name = escapeHtml(file.name);
  if ('missing' in file)
    return `<p class="missing">${escapeHtml(words.missing?.(file.name, file.missing) ?? '')}</p>`;
  const to = escapeHtml(address(file.path));
  const shown = isPicture(file) ? `<img src="${to}" alt="${name}" loading="lazy">` : name;
  return `<p class="file"><a href="${to}">${shown}</a></p>`;
}

/** Text with its links, whose addresses are shown as they are, and cards by their names. */
function htmlText(wire: string): string {
  return wordsOf(parseMarkup(wire), (node) => {
    if (node.type !== 'link' || !isWebAddress(node.url)) return escapeHtml(plainTextOf(node));
    const label = node.label === '' ? node.url : `${node.label} (${node.url})`;
    return `<a rel="noopener noreferrer" href="${escapeHtml(node.url)}">${escapeHtml(label)}</a>`;
  });
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
