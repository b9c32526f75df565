// Draws the form that chooses what unlocks the screen: a password of its own, the account's, or nothing any more.
import type { JSX } from 'react';
import { lockPasswordLength } from '#sdk/account/rules/lock.ts';
import { LockChoiceScreen, type LockField } from '#sdk/account/screens/lock-choice.ts';
import { useDesk } from '../frame/desk.ts';
import { errorText } from '../lines/error-text.ts';
import type { Cells } from '../frame/layout.ts';
import { SecretForm } from '../parts/SecretForm.tsx';
import { useCommands } from '../keys/useCommands.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';

const labels = {
  current: 'lock.current',
  own: 'lock.new',
  again: 'lock.again',
  account: 'lock.passwordAccount',
} as const satisfies Record<LockField, string>;
const problems = {
  current: 'lock.currentMissing',
  own: 'errors.lockPasswordUnfit',
  again: 'lock.differ',
  account: 'signIn.passwordRequired',
} as const satisfies Record<LockField, string>;

/** What was typed is gone as soon as the form is left. */
export function LockChoice(cells: Cells): JSX.Element | null {
  const { office } = useDesk();
  const screen = useOwnScreen(() => new LockChoiceScreen(office));
  return screen === undefined ? null : <Form {...cells} screen={screen} />;
}

function Form(props: Cells & { readonly screen: LockChoiceScreen }): JSX.Element {
  const { screen } = props;
  const { go, translator } = useDesk();
  const { t, translateRef } = translator;
  const notify = useNotify();
  const { ways, way, fields, problem, busy, error } = useScreen(screen);
  const leave = (): void => go({ type: 'overlay', overlay: 'settings', aim: 'autoLockMinutes' });
  const turn = (steps: 1 | -1): void => {
    const now = screen.getSnapshot();
    const next = now.ways[(now.ways.indexOf(now.way) + steps + now.ways.length) % now.ways.length];
    if (next !== undefined) screen.choose(next);
  };
  useCommands({ lockWayNext: () => turn(1), lockWayPrevious: () => turn(-1) });
  const said = busy
    ? t('words.loading')
    : problem !== undefined
      ? translateRef({ key: problems[problem], parameters: lockPasswordLength })
      : error === undefined
        ? undefined
        : errorText(translator, error);
  return (
    <SecretForm
      {...props}
      title={t('lock.choose')}
      hint={t(`lock.explain.${way}`)}
      tabs={ways.map((each) => ({ id: each, label: t(`lock.ways.${each}`) }))}
      tab={way}
      fields={fields.map((name) => ({ name, label: t(labels[name]) }))}
      valueOf={(name) => screen.getSnapshot().typed[name]}
      onType={(name, value) => screen.type(name, value)}
      onSubmit={async () => {
        const chosen = screen.getSnapshot().way;
        if (!(await screen.submit())) return screen.getSnapshot().problem;
        notify.done({ key: chosen === 'none' ? 'lock.removed' : 'lock.kept' });
        leave();
        return undefined;
      }}
      onLeave={leave}
      busy={busy}
      said={said}
    />
  );
}
