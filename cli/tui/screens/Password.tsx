// Draws the form that changes the password: three fields shown as dots, and the rules of the new one while it is typed.
import { Box } from 'ink';
import { useRef, useState, type JSX } from 'react';
import {
  ChangePasswordScreen,
  type ChangePasswordSnapshot,
  type PasswordField,
} from '#sdk/account/screens/change-password.ts';
import { useDesk } from '../desk.ts';
import { errorText } from '../error-text.ts';
import type { Cells } from '../layout.ts';
import { Caret } from '../parts/Caret.tsx';
import { Line, type Span } from '../parts/Line.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { TabRule } from '../parts/TabRule.tsx';
import { cellWidth, fitCells, graphemes, truncateCells } from '../text/cell-width.ts';
import { useCommands } from '../useCommands.ts';
import { useField } from '../useField.ts';
import { useNotify } from '../useNotify.ts';
import { useOwnScreen } from '../useOwnScreen.ts';
import { useScreen } from '../useScreen.ts';

const fields = ['oldPassword', 'newPassword', 'confirmation'] as const satisfies readonly PasswordField[];
const labels = {
  oldPassword: 'password.old',
  newPassword: 'password.new',
  confirmation: 'password.confirmation',
} as const;
/** Rows before the first field: title, rule, hint. */
const headRows = 3;
const margin = 3;

/** What was typed is gone as soon as the form is left. */
export function Password(cells: Cells): JSX.Element | null {
  const { office, variant } = useDesk();
  const screen = useOwnScreen(() => new ChangePasswordScreen(office, variant.passwordPolicy));
  return screen === undefined ? null : <Form {...cells} screen={screen} />;
}

function Form(props: Cells & { readonly screen: ChangePasswordScreen }): JSX.Element {
  const { columns, rows, top, screen } = props;
  const { go, isLinear, signs, translator } = useDesk();
  const { t } = translator;
  const notify = useNotify();
  const form = useScreen(screen);
  const [at, setAt] = useState(0);
  // Several keys may come in one piece: where they lead is known before it is drawn.
  const place = useRef(0);
  const labelWidth = Math.min(
    Math.floor(columns / 2),
    Math.max(...fields.map((name) => cellWidth(t(labels[name])))),
  );
  const width = Math.max(8, Math.min(40, columns - margin - labelWidth - 6));
  // One field is written in at a time. It takes the text of where it goes, at once: the next key may be in the same piece.
  const isMoving = useRef(false);
  const field = useField({
    width,
    isActive: true,
    isSingleLine: true,
    onChange: ({ text }) => {
      if (!isMoving.current) screen.type(fields[place.current] ?? 'oldPassword', text);
    },
  });
  const move = (steps: number): void => {
    place.current = Math.max(0, Math.min(fields.length - 1, place.current + steps));
    setAt(place.current);
    isMoving.current = true;
    field.clear();
    field.edit({ kind: 'set', text: screen.getSnapshot()[fields[place.current] ?? 'oldPassword'] });
    isMoving.current = false;
  };
  const leave = (): void => go({ type: 'overlay', overlay: 'account' });
  const submit = async (): Promise<void> => {
    if (place.current < fields.length - 1) return move(1);
    if (await screen.submit()) {
      field.clear();
      notify.done({ key: 'password.changed' });
      return leave();
    }
    const missing = fields.findIndex((name) => screen.getSnapshot().missing.includes(name));
    if (missing >= 0) move(missing - place.current);
  };
  useCommands({
    passwordNext: () => move(1),
    passwordPrevious: () => move(-1),
    passwordSubmit: form.phase === 'sending' ? undefined : () => void submit(),
    passwordLeave: leave,
  });
  const dots = (name: PasswordField): string =>
    (signs.chosen === '>' ? '*' : '•').repeat(Math.min(width - 1, graphemes(form[name]).length));
  const current = fields[at] ?? 'oldPassword';
  const said = problemOf(form);
  if (isLinear)
    return (
      <Spoken
        parts={[
          t('password.change'),
          t(labels[current]),
          dots(current),
          ...(current === 'newPassword'
            ? form.rules
                .filter(({ state }) => state === 'broken')
                .map(({ rule }) => t(`password.rule.${rule}`, form.lengths))
            : []),
          said,
        ]}
      />
    );
  return (
    <Box flexDirection="column" width={columns} height={rows} flexShrink={0} overflow="hidden">
      <Caret x={margin + labelWidth + 4 + cellWidth(dots(current))} y={top + headRows + at} />
      <Line spans={[{ text: ` ${truncateCells(t('password.change'), columns - 2)}`, bold: true }]} />
      <TabRule columns={columns} tabs={[]} chosen={undefined} />
      <Line spans={[{ text: `   ${truncateCells(t('password.changeHint'), columns - 4)}`, tone: 'soft' }]} />
      {fields.map((name, index) => (
        <Line
          key={name}
          spans={[
            { text: index === at ? signs.chosen : ' ', tone: 'jade' },
            { text: `  ${fitCells(t(labels[name]), labelWidth)}  `, tone: 'soft', bold: index === at },
            { text: `${signs.prompt} `, tone: index === at ? 'jade' : 'faint' },
            { text: dots(name) },
          ]}
        />
      ))}
      <Line spans={[{ text: `   ${truncateCells(said ?? '', columns - 4)}`, tone: 'red' }]} />
      <Line
        spans={[{ text: ` ${truncateCells(t('password.rules'), columns - 2)}`, tone: 'faint', bold: true }]}
      />
      {form.rules.map(({ rule, state }) => (
        <Line key={rule} spans={ruleSpans(t(`password.rule.${rule}`, form.lengths), state)} />
      ))}
    </Box>
  );

  /** Signs and words carry the meaning; the colour only underlines it. */
  function ruleSpans(sentence: string, state: 'open' | 'met' | 'broken'): Span[] {
    const sign = { open: ' ', met: '+', broken: '!' }[state];
    const tone = ({ open: 'soft', met: 'jade', broken: 'red' } as const)[state];
    return [
      { text: `   ${sign} `, tone },
      { text: truncateCells(sentence, columns - 6), tone: state === 'broken' ? 'red' : 'soft' },
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
