// Decides what of the office's log is asked for by what was typed: an act by its name, a day, and whoever the rest names.
import { auditedActs, type AuditSnapshot } from '#sdk/account/screens/audit.ts';
import { typedDay } from '#sdk/chat/rules/typed-day.ts';
import type { Translator } from '#sdk/locales/index.ts';

/** What is asked for; empty words are all of it. */
export type AuditFilter = Pick<AuditSnapshot, 'account' | 'act' | 'day'>;

/** In any order, each once: the first word that is a day is the day. `now` in epoch ms. */
export function auditFilter({ translateRef }: Translator, typed: string, now: number): AuditFilter {
  const named = auditedActs
    .map((act) => ({ act, name: translateRef({ key: `audit.act.${act}` }) }))
    // «Leave and hand on» begins with «leave».
    .toSorted((a, b) => b.name.length - a.name.length)
    .find(({ name }) => typed.toLowerCase().includes(name.toLowerCase()));
  const at = named === undefined ? -1 : typed.toLowerCase().indexOf(named.name.toLowerCase());
  const rest = named === undefined ? typed : `${typed.slice(0, at)} ${typed.slice(at + named.name.length)}`;
  const words = rest.split(/\s+/).filter((word) => word !== '');
  const day = words.findIndex((word) => typedDay(word, now) !== '');
  return {
    act: named?.act ?? '',
    day: typedDay(words[day] ?? '', now),
    account: words.filter((_, index) => index !== day).join(' '),
  };
}
