// Says in the reader's language what programs read as words of their own: outcomes and states of the disk's commands.
import { activityParts } from '#sdk/disk/rules/activity-parts.ts';
import type { Translate, Translator } from '#sdk/locales/index.ts';

/** What can become of a thing. */
const outcomes = [
  'added',
  'moved',
  'copied',
  'merged',
  'renamed',
  'replaced',
  'skipped',
  'trashed',
  'restored',
  'purged',
  'refused',
] as const;
const states = ['waiting', 'running', 'paused', 'stopped', 'failed', 'done'] as const;

/** What became of a thing; what a later office may add stands as it is told. */
export function outcomeText(act: string, t: Translate): string {
  const known = outcomes.find((one) => one === act);
  return known === undefined ? act : t(`cliDisk.outcomes.${known}`);
}

/** How far a transfer is. */
export function stateText(state: string, t: Translate): string {
  if (state === 'cancelled') return t('cliDisk.transfers.cancelled');
  const known = states.find((one) => one === state);
  return known === undefined ? state : t(`files.states.${known}`);
}

/** What was done, and what it was about. */
export function activityText(
  line: { readonly act: string; readonly detail: string },
  t: Translate,
): [act: string, about: string] {
  const { known, level, detail } = activityParts(line);
  return [
    known === undefined ? line.act : t(`disk.acts.${known}`),
    level === undefined ? detail : `${detail} ${t(`disk.levels.${level}`)}`,
  ];
}

/** Why something did not succeed: the sentence of its code. */
export const reasonText = (code: string | null, name: string, { translateRef }: Translator): string =>
  code === null
    ? ''
    : translateRef({
        key: `errors.${code}` as Parameters<Translator['translateRef']>[0]['key'],
        parameters: { name, path: name },
      });
