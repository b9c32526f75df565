// Decides which sentence a group's system message is (spec §4 «Group system message keys»).
import { systemKeys, type SystemKey } from '../../contract/flags.ts';
import { readNameList } from '../../contract/name-list.ts';
import { plainText } from '../../contract/markup/readable.ts';
import { inOneLine } from '../../contract/markup/text-styles.ts';

/** What of a message or chat row makes its notice. */
export type NoticeSource = {
  systemKey?: string;
  operatorName?: string;
  targetNames?: string;
  text: string;
  /** The reader did it, or wrote what the notice stands for. */
  mine?: boolean;
};

/** What one did oneself is said of «you»; what happens to whoever is removed says so already. */
const own = {
  create: 'createOwn',
  join: 'joinOwn',
  ownerleave: 'ownerleaveOwn',
  leave: 'leaveOwn',
  operkick: 'operkickOwn',
  ownerchange: 'ownerchangeOwn',
  applyopen: 'applyopenOwn',
  applyclose: 'applycloseOwn',
  reviewopen: 'reviewopenOwn',
  reviewclose: 'reviewcloseOwn',
  updatenotice: 'updatenoticeOwn',
  updatename: 'updatenameOwn',
  delgroup: 'delgroupOwn',
} as const;
type OwnKey = (typeof own)[keyof typeof own] | 'msgbackOwn';
/** An announcement is told with its words, where it has any. */
type SaidKey = 'updatenoticeSaid' | 'updatenoticeSaidOwn';
type NoticeKey = SystemKey | 'msgbackOf' | OwnKey | SaidKey;

/** A sentence as key and parameters, or the server's own words for a key this version does not know. */
export type NoticeText =
  | {
      key: `chat.notice.${NoticeKey}`;
      parameters: { operator: string; targets: readonly string[]; text: string };
    }
  | { key: undefined; text: string };

/** The notice to show. Names come in one field (`name-list.ts`); a comma inside of one stays. */
export function noticeText(source: NoticeSource): NoticeText {
  const known = systemKeys.find((key) => key === source.systemKey);
  const text = plainText(source.text);
  if (known === undefined) return { key: undefined, text };
  const targets = readNameList(source.targetNames ?? '');
  const mine = source.mine === true;
  const isSaid = known === announced && text.trim() !== '';
  return {
    key: `chat.notice.${isSaid ? (mine ? 'updatenoticeSaidOwn' : 'updatenoticeSaid') : keyOf(known, targets, mine)}`,
    parameters: { operator: source.operatorName ?? '', targets, text: isSaid ? inOneLine(text) : text },
  };
}

const announced = 'updatenotice' satisfies SystemKey;

/** The words of an announcement that a notice tells of; undefined for every other notice, and where it was emptied. */
export function announcedText(source: Pick<NoticeSource, 'systemKey' | 'text'>): string | undefined {
  const text = source.systemKey === announced ? plainText(source.text).trim() : '';
  return text === '' ? undefined : text;
}

function keyOf(known: SystemKey, targets: readonly string[], mine: boolean): NoticeKey {
  if (known === 'msgback') return withdrawnBy(targets, mine);
  return mine && known !== 'tokick' ? own[known] : known;
}

/** Only where somebody else withdrew it are both named; of one's own the reader is «you». */
function withdrawnBy(targets: readonly string[], mine: boolean): 'msgback' | 'msgbackOwn' | 'msgbackOf' {
  if (targets.length > 0) return 'msgbackOf';
  return mine ? 'msgbackOwn' : 'msgback';
}
