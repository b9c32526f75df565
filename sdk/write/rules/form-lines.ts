// Reads the parts of an official document that stand in plain text: number, recipient, signature, date, and takes them out.
import type { RichNode } from '../../contract/rich-text.ts';
import { moduleOf, writeModules, type WriteModuleId } from '../../contract/write-modules.ts';
import type { DocumentForm } from '../../contract/write.ts';
import { textOf } from './blocks.ts';

const numberForm =
  /^\s*([\u4e00-\u9fff]{1,12}[〔[（(【]20\d\d[〕\]）)】]第?\d{1,4}号)\s*(?:签发人[：:]\s*(\S{2,10}))?\s*$/u;
/** The red head of a file. */
const headForm = /^([\u4e00-\u9fff（）]{4,30})文件$/u;
const signerForm = /^\s*签发人[：:]\s*(\S{2,10})\s*$/u;
const dateForm = /^\s*((?:20\d\d|19\d\d)年\d{1,2}月\d{1,2}日)\s*$/u;
const attachmentForm = /^\s*附件\d?[：:]\s*(.+)$/u;
const copiesForm = /^\s*抄送[：:]\s*(.+?)。?\s*$/u;
const noteForm = /^\s*[（(]((?:联系人|此件)[^（）()]{2,60})[）)]\s*$/u;
/** The same lines as an English document is printed with. */
const latin = {
  number:
    /^\s*((?:[A-Z][\w&]{0,11} ){0,3}(?:No\. ?)?(?:20\d\d\/\d{1,4}|\d{1,4}\/20\d\d|\d{1,4} ?\(20\d\d\)))\s*$/u,
  signer: /^\s*Signed for issue: {0,2}(\S.{1,39}?)\s*$/u,
  date: /^\s*(\d{1,2} [A-Z][a-z]{2,8} (?:19|20)\d\d|[A-Z][a-z]{2,8} \d{1,2}, (?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)\s*$/u,
  attachment: /^\s*Attachments?: {0,2}(\S.{0,200})$/u,
  copies: /^\s*(?:Copies|Copy|Cc)(?: to)?: {0,2}(\S.{0,200}?)\s*$/u,
  /** A name at the end: words with capital letters. */
  signature: /^(?=.{3,60}$)[A-Z][\w’'-]*(?:,? (?:[A-Z][\w’'-]*|and|of|for|the|&))*$/u,
} as const;
/** Whoever signs: an organisation's name on a line of its own. */
const signature =
  /^[\u4e00-\u9fff（）()·\s]{4,40}(?:公司|集团|委员会|办公室|部|局|厅|处|院|中心|组|政府|党委|工会|协会|所|室|队|厂|站|科)$/u;
const recipient = /^[^。；！？\n]{2,120}[：:]$/u;
/** The same, without the colon that belongs behind it. */
const bareRecipient =
  /^(?:各|你|集团|公司|市|省|县|机关)[^。；！？，：:\n]{1,60}(?:部门|单位|公司|办公室|局|委|部|中心|处室|院|组|分公司|基地|作业区|班组)$/u;

const attachedIn = (line: string): RegExpExecArray | null =>
  attachmentForm.exec(line) ?? latin.attachment.exec(line);

/** What stands in a text beside its body. */
export type FormLines = {
  form: DocumentForm;
  title: string;
  blocks: RichNode[];
  /** Somebody is addressed, and the colon is missing. */
  bareRecipient?: { at: number; text: string };
};

/** The module that a title ends with: 关于…的通知. */
export function moduleOfTitle(title: string): WriteModuleId | undefined {
  const words = title.trim().replace(/[（(].{1,12}[）)]$/u, '');
  // 请示 before 示, 会议纪要 as 纪要; the longest name that fits.
  const fits = writeModules.filter(
    ({ zh }) => words.endsWith(zh) || (zh.startsWith('工作') && words.endsWith(zh.slice(2))),
  );
  fits.sort((a, b) => b.zh.length - a.zh.length);
  return fits[0]?.id;
}

/**
 * Finds the parts of the form among the blocks. What is found stands in the form and no longer among the blocks.
 * @param known the title, where it is known; else the first heading of the first level, or a first short line, is it
 */
export function liftForm(given: readonly RichNode[], known = ''): FormLines {
  const blocks = [...given];
  const form: Record<string, string> = {};
  let title = known;
  const plain = (at: number): string | undefined =>
    blocks[at]?.type === 'paragraph' ? textOf(blocks[at]).trim() : undefined;
  const take = (at: number): void => void blocks.splice(at, 1);

  for (let at = 0, looked = 0; looked < 4 && at < blocks.length; looked += 1) {
    const line = plain(at);
    const head = line === undefined ? null : headForm.exec(line);
    if (head !== null && looked < 2) {
      form['org'] = head[1] ?? '';
      take(at);
      continue;
    }
    const numbered = line === undefined ? null : (numberForm.exec(line) ?? latin.number.exec(line));
    const signed = line === undefined ? null : (signerForm.exec(line) ?? latin.signer.exec(line));
    if (numbered !== null) {
      form['number'] = numbered[1] ?? '';
      if (numbered[2] !== undefined) form['signer'] = numbered[2];
      take(at);
    } else if (signed !== null) {
      form['signer'] = signed[1] ?? '';
      take(at);
    } else at += 1;
  }
  const first = blocks[0];
  if (title === '' && first !== undefined) {
    const text = textOf(first).trim();
    const only = blocks.filter((block) => block.type === 'heading' && block.attrs?.level === 1).length === 1;
    const isTitle =
      first.type === 'heading'
        ? only || moduleOfTitle(text) !== undefined
        : text.length <= 60 &&
          (/^关于.+的.{1,6}$/u.test(text) ||
            (moduleOfTitle(text) !== undefined && !/[，。；：]/u.test(text)));
    if (isTitle && text !== '') {
      title = text;
      take(0);
      // Under a title that was a heading of the first level, the others stand one too deep.
      if (
        first.type === 'heading' &&
        !blocks.some((block) => block.type === 'heading' && block.attrs?.level === 1)
      )
        blocks.forEach((block, at) => {
          if (block.type === 'heading')
            blocks[at] = {
              ...block,
              attrs: { ...block.attrs, level: Math.max(1, (block.attrs?.level ?? 2) - 1) },
            };
        });
    }
  } else if (first?.type === 'heading' && textOf(first).trim() === title) take(0);

  let bare: FormLines['bareRecipient'];
  for (let at = 0; at < Math.min(2, blocks.length); at += 1) {
    const line = plain(at);
    if (line === undefined) continue;
    const numbered = numberForm.exec(line);
    if (numbered !== null && form['number'] === undefined) {
      form['number'] = numbered[1] ?? '';
      if (numbered[2] !== undefined) form['signer'] = numbered[2];
      take(at);
      at -= 1;
    } else if (recipient.test(line) && line.length <= 60 && !/如下|以下/u.test(line)) {
      // A colon of half the width stays in a Chinese line, for the check to say so.
      form['recipient'] = /[\u4e00-\u9fff]/u.test(line) ? line.replace(/：$/u, '') : line.slice(0, -1);
      take(at);
      break;
    } else if (bareRecipient.test(line)) {
      bare = { at, text: line };
      break;
    }
  }
  const attachments: string[] = [];
  for (let at = blocks.length - 1, looked = 0; looked < 8 && at >= 0; at -= 1, looked += 1) {
    const line = plain(at);
    if (line === undefined) {
      // Attachments from the second on may be a list.
      const above = plain(at - 1);
      if (blocks[at]?.type === 'orderedList' && above !== undefined && attachedIn(above) !== null) continue;
      break;
    }
    const dated = dateForm.exec(line) ?? latin.date.exec(line);
    const copied = copiesForm.exec(line) ?? latin.copies.exec(line);
    const attached = attachedIn(line);
    const noted = noteForm.exec(line);
    if (dated !== null && form['date'] === undefined) {
      form['date'] = dated[1] ?? '';
      take(at);
    } else if (copied !== null) {
      form['copies'] = copied[1] ?? '';
      take(at);
    } else if (noted !== null) {
      form['note'] = noted[1] ?? '';
      take(at);
    } else if (attached !== null) {
      take(at);
      attachments.unshift(attached[1] ?? '', ...takeFollowing(blocks, at));
    } else if (form['signature'] === undefined && signature.test(line)) {
      form['signature'] = line.replaceAll(/\s/gu, '');
      take(at);
    } else if (form['signature'] === undefined && latin.signature.test(line)) {
      form['signature'] = line.trim();
      take(at);
    }
  }
  if (attachments.length > 0) form['attachments'] = attachments.join('\n');
  return { form, title, blocks, ...(bare !== undefined && { bareRecipient: bare }) };
}

/** The further attachments, numbered below the first: lines or a list. They stand among the blocks no longer. */
function takeFollowing(blocks: RichNode[], at: number): string[] {
  const found: string[] = [];
  for (let node = blocks[at]; node !== undefined; node = blocks[at]) {
    const items = node.type === 'orderedList' ? (node.content ?? []) : [];
    const line = node.type === 'paragraph' ? textOf(node).trim() : '';
    // They keep the numbers they were given, for the check to look at.
    const first = node.attrs?.start ?? 1;
    if (items.length > 0)
      found.push(
        ...items.map(
          (item, place) => `${first + place}. ${(item.content ?? []).map(textOf).join('').trim()}`,
        ),
      );
    else if (/^\d{1,2}[.．、]\s{0,4}\S/u.test(line)) found.push(line);
    else break;
    blocks.splice(at, 1);
  }
  return found;
}

/** Whether a module is an official document, whose form is more than a title and text. */
export const isOfficial = (module: WriteModuleId): boolean => moduleOf(module).kind === 'official';
