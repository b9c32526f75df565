// Decides whether a name is that of the office itself, which nobody else may go by: in either language, however it is disguised.
import { shownName } from './shown-name.ts';

/** Who tells what the system has to say. */
const notices = ['系统通知', '系統通知', 'System notices', 'System notice', 'System notifications'];
/** The account that answers for the house (spec §9). */
const desk = ['服务台', '服務台', '服務臺', 'Service desk'];

/** Signs that are drawn like another one: only those the names above have. */
const alike: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аɑα@4',
    c: 'сϲⅽ',
    d: 'ԁⅾ',
    e: 'еєε3',
    f: 'ƒ',
    i: 'іιıɪl1|ⅰ',
    k: 'кκ',
    m: 'мⅿ',
    n: 'ոη',
    o: 'оοσ0ө',
    r: 'гᴦ',
    s: 'ѕ5$ꜱ',
    t: 'тτ',
    v: 'ѵνⅴ',
    y: 'уүγʏ',
    系: '糸係',
    台: '㕣',
  }).flatMap(([sign, others]) => [...others].map((other) => [other, sign])),
);

/** Letters and digits alone, small, of one width, without marks; what looks alike is alike. */
function skeleton(name: string): string {
  const plain = shownName(name).normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').toLowerCase();
  const drawn = [...plain].map((sign) => alike[sign] ?? sign).join('');
  return drawn.replace(/[^\p{L}\p{N}]+/gu, '');
}

const noticesNames = new Set(notices.map(skeleton));
const officeNames = new Set([...notices, ...desk].map(skeleton));

/** Whether a name would be taken for the notices of the system. */
export const isNoticesName = (name: string): boolean => noticesNames.has(skeleton(name));

/** Whether a name would be taken for one of the office's own: its notices, or the account that answers for the house. */
export const isOfficeName = (name: string): boolean => officeNames.has(skeleton(name));
