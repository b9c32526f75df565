// Draws the form that changes the password: three fields shown as dots, and the rules of the new one while it is typed.
import type { JSX } from 'react';
import {
  ChangePasswordScreen,
  type ChangePasswordSnapshot,
  type PasswordField,
} from '#sdk/account/screens/change-password.ts';
import { useDesk } from '../frame/desk.ts';
import { errorText } from '../lines/error-text.ts';
import type { Cells } from '../frame/layout.ts';
import { Line, type Span } from '../parts/Line.tsx';
import { SecretForm } from '../parts/SecretForm.tsx';
import { cellWidth, fitCells, truncateCells } from '../text/cell-width.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useOwnScreen } from '../frame/useOwnScreen.ts';
import { useScreen } from '../frame/useScreen.ts';

const fields = ['oldPassword', 'newPassword', 'confirmation'] as const satisfies readonly PasswordField[];
const labels = {
  oldPassword: 'password.old',
  newPassword: 'password.new',
  confirmation: 'password.confirmation',
} as const;

/** What was typed is gone as soon as the form is left. */
export function Password(cells: Cells): JSX.Element | null {
  const { office, variant } = useDesk();
  const screen = useOwnScreen(() => new ChangePasswordScreen(office, variant.passwordPolicy));
  return screen === undefined ? null : <Form {...cells} screen={screen} />;
}

function Form(props: Cells & { readonly screen: ChangePasswordScreen }): JSX.Element {
  const { columns, screen } = props;
  const { go, signs, translator } = useDesk();
  const { t } = translator;
  const notify = useNotify();
  const form = useScreen(screen);
  const leave = (): void => go({ type: 'overlay', overlay: 'account' });
  const broken = form.rules.filter(({ state }) => state === 'broken');
  return (
    <SecretForm
      {...props}
      title={t('password.change')}
      hint={t('password.changeHint')}
      fields={fields.map((name) => ({ name, label: t(labels[name]) }))}
      valueOf={(name) => screen.getSnapshot()[name]}
      onType={(name, value) => screen.type(name, value)}
      onSubmit={async () => {
        if (!(await screen.submit())) return screen.getSnapshot().missing[0];
        notify.done({ key: 'password.changed' });
        leave();
        return undefined;
      }}
      onLeave={leave}
      busy={form.phase === 'sending'}
      said={problemOf(form)}
      spoken={broken.map(({ rule }) => t(`password.rule.${rule}`, form.lengths))}
    >
      <Line
        spans={[{ text: ` ${truncateCells(t('password.rules'), columns - 2)}`, tone: 'faint', bold: true }]}
      />
      {form.rules.map(({ rule, state }) => (
        <Line key={rule} spans={ruleSpans(t(`password.rule.${rule}`, form.lengths), state)} />
      ))}
    </SecretForm>
  );

  /** Signs and words carry the meaning; the colour only underlines it. */
  function ruleSpans(sentence: string, state: 'open' | 'met' | 'broken'): Span[] {
    const sign = fitCells({ open: '', met: signs.done, broken: '!' }[state], cellWidth(signs.done));
    const tone = ({ open: 'soft', met: 'jade', broken: 'red' } as const)[state];
    return [
      { text: `   ${sign} `, tone },
      { text: truncateCells(sentence, columns - 7), tone: state === 'broken' ? 'red' : 'soft' },
    ];
  }

  function problemOf(now: ChangePasswordSnapshot): string | undefined {
    if (now.phase === 'sending') return t('words.loading');
    const [missing] = now.missing;
    if (missing !== undefined) return t(missingTexts[missing]);
    if (now.differs) return t('password.differs');
    return now.error === undefined ? undefined : errorText(translator, now.error);
  }
}

const missingTexts = {
  oldPassword: 'password.oldMissing',
  newPassword: 'password.newMissing',
  confirmation: 'password.confirmationMissing',
} as const;
