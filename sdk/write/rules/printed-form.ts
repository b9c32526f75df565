// The printed form of an official document: which lines stand before and behind the text, in the order of GB/T 9704-2012.
import { isOfficial } from './form-lines.ts';
import type { WriteModuleId } from '../../contract/write-modules.ts';
import type { DocumentForm } from '../../contract/write.ts';

/** Lines around the text; empty ones are not printed. */
export type PrintedForm = {
  official: boolean;
  /** 000001 of secrecy and urgency, at the upper left. */
  marks: readonly string[];
  /** The red head: the organisation and 文件. */
  head: string;
  number: string;
  signer: string;
  title: string;
  recipient: string;
  attachments: readonly string[];
  signature: string;
  date: string;
  note: string;
  copies: string;
  printing: string;
};

const chineseDate = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u;

/** A date as documents write it: 2026年11月24日, without zeros. */
export function writtenDate(date: string, language: 'zh' | 'en'): string {
  const found = chineseDate.exec(date.trim());
  if (found === null) return date.trim();
  const [, year = '', month = '', day = ''] = found;
  if (language === 'zh') return `${year}年${Number(month)}月${Number(day)}日`;
  const months = 'January February March April May June July August September October November December';
  return `${Number(day)} ${months.split(' ')[Number(month) - 1] ?? month} ${year}`;
}

/** The lines of a document's form. */
export function printedForm({
  title,
  module,
  language,
  form,
}: {
  title: string;
  module: WriteModuleId;
  language: 'zh' | 'en';
  form: DocumentForm;
}): PrintedForm {
  const official = isOfficial(module);
  const zh = language === 'zh';
  const text = (part: keyof DocumentForm): string => (official ? (form[part] ?? '').trim() : '');
  const attachments = text('attachments')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const org = text('org');
  const recipient = text('recipient');
  const printer = text('printer');
  const printed = writtenDate(text('printed'), language);
  const isMinutes = module === 'minutes';
  return {
    official,
    marks: [text('secrecy'), text('urgency')].filter((line) => line !== ''),
    head: org === '' ? '' : zh && !isMinutes && !org.endsWith('文件') ? `${org}文件` : org,
    number: text('number'),
    signer: text('signer') === '' ? '' : `${zh ? '签发人：' : 'Signed for issue: '}${text('signer')}`,
    title: title.trim(),
    recipient:
      recipient === '' ? '' : /[：:]$/u.test(recipient) ? recipient : `${recipient}${zh ? '：' : ':'}`,
    attachments:
      attachments.length === 1
        ? [`${zh ? '附件：' : 'Attachment: '}${attachments[0] ?? ''}`]
        : attachments.map(
            (line, at) =>
              `${at === 0 ? (zh ? '附件：' : 'Attachments: ') : ''}${at + 1}. ${line.replace(/^\d+[.．、]\s*/u, '')}`,
          ),
    signature: text('signature'),
    date: writtenDate(text('date'), language),
    note:
      text('note') === ''
        ? ''
        : zh
          ? `（${text('note').replaceAll(/^[（(]|[）)]$/gu, '')}）`
          : `(${text('note')})`,
    copies:
      text('copies') === ''
        ? ''
        : `${zh ? '抄送：' : 'Copies: '}${text('copies').replace(/。$/u, '')}${zh ? '。' : ''}`,
    printing:
      printer === '' && printed === ''
        ? ''
        : zh
          ? `${printer}　${printed}${printed === '' ? '' : '印发'}`
          : [printer, printed].filter((part) => part !== '').join(', printed '),
  };
}
