// A document as one HTML page that needs nothing else: for mail, for printing, for the web.
import type { RichNode } from '../../contract/rich-text.ts';
import { safeLink } from '../../contract/rich-text.ts';
import type { WrittenDocument } from '../../contract/write.ts';
import { printedForm } from '../rules/printed-form.ts';
import { withNumbers } from '../rules/reading.ts';
import { numberingOf } from '../rules/skeleton.ts';
import type { MeasuredPicture } from './picture-size.ts';

const escaped = (text: string): string =>
  text.replaceAll(
    /[&<>"]/gu,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const markTags: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};
const boxTags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
  tableRow: 'tr',
  tableHeader: 'th',
  tableCell: 'td',
};

/** A picture inside the page itself: the page needs nothing else. */
function dataAddress({ type, bytes }: MeasuredPicture): string {
  let raw = '';
  for (let at = 0; at < bytes.length; at += 8_192)
    raw += String.fromCodePoint(...bytes.subarray(at, at + 8_192));
  return `data:${/^image\/[a-z+.-]+$/u.test(type) ? type : 'image/png'};base64,${btoa(raw)}`;
}

/** Blocks as HTML, with footnotes collected. */
export function blocksHtml(
  nodes: readonly RichNode[],
  notes: string[] = [],
  pictures: ReadonlyMap<string, MeasuredPicture> = new Map(),
): string {
  return nodes.map((node) => nodeHtml(node, notes, pictures)).join('');
}

function nodeHtml(node: RichNode, notes: string[], pictures: ReadonlyMap<string, MeasuredPicture>): string {
  const inside = (): string => blocksHtml(node.content ?? [], notes, pictures);
  if (node.type === 'text') {
    let html = escaped(node.text ?? '');
    for (const mark of node.marks ?? []) {
      if (mark.type === 'link') {
        const href = safeLink(mark.attrs.href);
        if (href !== undefined) html = `<a href="${escaped(href)}">${html}</a>`;
      } else if (markTags[mark.type] !== undefined)
        html = `<${markTags[mark.type]}>${html}</${markTags[mark.type]}>`;
    }
    return html;
  }
  if (node.type === 'hardBreak') return '<br>';
  if (node.type === 'footnote') {
    notes.push(node.attrs?.note ?? '');
    return `<sup id="ref-${notes.length}"><a href="#note-${notes.length}">[${notes.length}]</a></sup>`;
  }
  if (node.type === 'heading') {
    const level = Math.min(6, (node.attrs?.level ?? 1) + 1);
    return `<h${level}>${inside()}</h${level}>\n`;
  }
  if (node.type === 'codeBlock') return `<pre><code>${inside()}</code></pre>\n`;
  if (node.type === 'horizontalRule') return '<hr>\n';
  if (node.type === 'image') {
    const words = escaped(node.attrs?.alt ?? '');
    const picture = pictures.get(node.attrs?.file ?? '');
    const shown = picture === undefined ? words : `<img alt="${words}" src="${dataAddress(picture)}">`;
    return `<p class="picture">${shown}</p>\n`;
  }
  const tag = boxTags[node.type] ?? 'div';
  return `<${tag}>${inside()}</${tag}>\n`;
}

const style = `body{font:16pt/28pt FangSong,STFangsong,"Noto Serif CJK SC",serif;max-width:156mm;margin:37mm auto 35mm}
.head{color:#c8102e;text-align:center;font:bold 32pt/1.4 "FZXiaoBiaoSong-B05S","Noto Serif CJK SC",serif;margin:0}
.number{text-align:center;border-bottom:2pt solid #c8102e;padding-bottom:6pt;margin:12pt 0 24pt}
h1{font:22pt/36pt "FZXiaoBiaoSong-B05S","Noto Serif CJK SC",serif;text-align:center}
h2,h3,h4,h5,h6{font-size:16pt;font-weight:400;margin:0}h2{font-family:SimHei,"Noto Sans CJK SC",sans-serif}
h3{font-family:KaiTi,STKaiti,serif}h4{font-weight:700}p{margin:0}table{border-collapse:collapse;width:100%;font-size:14pt}
td,th{border:1px solid;padding:4pt}.picture{text-align:center;text-indent:0!important}img{max-width:100%}.sign{text-align:right;margin-right:2em}.foot{border-top:1px solid;font-size:14pt}
:lang(zh) h2,:lang(zh) h3,:lang(zh) h4,:lang(zh) h5,:lang(zh) h6,:lang(zh) .text>p{text-indent:2em}@page{size:A4;margin:37mm 26mm 35mm 28mm}@media print{body{margin:0;max-width:none}}`;

/** The page. */
export function documentHtml(
  document: WrittenDocument,
  pictures: ReadonlyMap<string, MeasuredPicture> = new Map(),
): string {
  const form = printedForm(document);
  const { language, module, body } = document;
  const notes: string[] = [];
  const numbered = withNumbers(body.content, numberingOf(document.form, language, module));
  const text = blocksHtml(numbered, notes, pictures);
  const line = (words: string, name: string): string =>
    words === '' ? '' : `<p class="${name}">${escaped(words)}</p>\n`;
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<head><meta charset="utf-8"><title>${escaped(form.title)}</title><style>${style}</style></head>
<body>
${form.marks.map((mark) => line(mark, 'mark')).join('')}${line(form.head, 'head')}${line([form.number, form.signer].filter((part) => part !== '').join('　'), 'number')}<h1>${escaped(form.title)}</h1>
${line(form.recipient, 'recipient')}<div class="text">
${text}</div>
${form.attachments.map((each) => line(each, 'attachment')).join('')}${line(form.signature, 'sign')}${line(form.date, 'sign')}${line(form.note, 'note')}${line(form.copies, 'foot')}${line(form.printing, 'foot')}${
    notes.length === 0
      ? ''
      : `<ol class="notes">${notes.map((note, at) => `<li id="note-${at + 1}">${escaped(note)} <a href="#ref-${at + 1}">↑</a></li>`).join('')}</ol>\n`
  }</body>
</html>
`;
}
