// The place to write: a line that grows, its draft, what it offers while typing, the counter, and sending.
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { Box } from 'ink';
import { useEffect, useLayoutEffect, useRef, useState, type JSX } from 'react';
import { closedReason } from '#sdk/chat/rules/closed-reason.ts';
import type { LocalChat } from '#sdk/api.ts';
import { plainText } from '#sdk/contract/markup/readable.ts';
import { scheduledText } from '#sdk/locales/later-text.ts';
import { offersFor, offersForPaste, type Offer } from '../commands/completions.ts';
import { attachedFile, attachFile, scheduleAttached } from '../commands/attach-file.ts';
import { useDesk, useFocus } from '../frame/desk.ts';
import { drawableLine } from '../lines/drawable.ts';
import { errorText } from '../lines/error-text.ts';
import { Caret } from '../parts/Caret.tsx';
import { Line, type Span } from '../parts/Line.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { cellWidth, truncateCells } from '../text/cell-width.ts';
import { completionToken } from '../text/completion-token.ts';
import type { Paste } from '../text/paste.ts';
import { askSending } from '../questions/path-question.ts';
import { useOutsideEditor } from '../commands/useOutsideEditor.ts';
import { askTime } from '../questions/time-question.ts';
import { useCommands } from '../keys/useCommands.ts';
import { useField } from '../frame/useField.ts';
import { useNotify } from '../frame/useNotify.ts';
import { useScreen } from '../frame/useScreen.ts';
import type { ChatScreens } from '../frame/useChatScreens.ts';
import { Offers } from './Offers.tsx';
import { QuoteLine, quoteText } from './QuoteLine.tsx';
import { nativesAtHand } from '#sdk/chat/screens/native-emojis.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** Most lines that are seen at once; longer texts scroll. */
export const maxLines = 6;

/** Drawn anew for each chat. `top` is its first row on the screen, where the offers end. */
export function Composer(props: {
  readonly screens: ChatScreens;
  readonly chat: LocalChat | undefined;
  readonly columns: number;
  readonly top: number;
  readonly onRows: (rows: number) => void;
}): JSX.Element | null {
  const { screens, chat, columns, top, onRows } = props;
  const desk = useDesk();
  const { board, isLinear, keys, office, signs, translator } = desk;
  const { t } = translator;
  const { pane, overlay, within } = useFocus();
  const editOutside = useOutsideEditor();
  const notify = useNotify();
  const text = useScreen(screens.composer);
  const { members, selected } = useScreen(screens.mentions);
  const { rows } = useScreen(screens.timeline);
  const [chosen, setChosen] = useState(0);
  const [closedAt, setClosedAt] = useState<string>();
  const [pasted, setPasted] = useState<Paste>();
  const recalled = useRef(-1);
  const isActive = pane === 'composer' && overlay === undefined && within === undefined;

  const counted = text.showsCount || text.count > 0 ? `${text.count}/${text.limit}` : '';
  // What it is going to be is said in words too, also once the hint has gone.
  const counter = text.flash && counted !== '' ? `${t('chat.flash.name')} ${counted}` : counted;
  const width = columns - 3 - Math.max(10, cellWidth(counter) + 2);
  const field = useField({
    width,
    isActive,
    onChange: ({ text: written, caret }) => {
      screens.composer.setText(written, { isCommand: attachedFile(written) !== undefined });
      screens.mentions.look(written, caret);
      setChosen(0);
      setClosedAt(undefined);
      setPasted(undefined);
    },
    onPasteAsk: (paste) => {
      setChosen(0);
      setPasted(paste);
    },
  });
  useEffect(() => screens.mentions.follow(text.text), [screens.mentions, text.text]);
  const token = completionToken(field.field);
  const people: readonly Offer[] = members.map((member, index) => ({
    key: member.id,
    type: 'person',
    index,
    label: drawableLine(nameText(translator, member.name)),
    detail: drawableLine(forReader(member, translator.language).departmentName),
  }));
  const found =
    people.length > 0
      ? people
      : offersFor(token, keys, board.has, translator, token?.sign === ':' ? nativesAtHand() : []);
  const written = field.field.text;
  const completing = closedAt === written ? [] : found;
  const asking = pasted === undefined ? undefined : offersForPaste(pasted, translator);
  const offers = isActive ? (asking ?? completing) : [];
  const isNaming = asking === undefined && people.length > 0;
  const at = isNaming ? selected : Math.min(chosen, offers.length - 1);

  const take = (): void => {
    const offer = offers[at];
    if (offer?.type === 'person') {
      const member = members[offer.index];
      const named = member && screens.mentions.choose(field.field.text, member);
      if (named === undefined) return;
      field.edit({ kind: 'set', text: named.text });
      field.edit({ kind: 'caret', at: named.caret });
    } else if (offer?.type === 'paste') field.edit({ kind: 'paste', text: offer.text });
    else if (offer?.type === 'leave') setPasted(undefined);
    else if (offer?.type === 'text' && token !== undefined)
      field.edit({ kind: 'replace', start: token.start, end: token.end, text: offer.text });
    else if (offer?.type === 'command') {
      field.edit({ kind: 'set', text: '' });
      board.run(offer.id);
    }
  };
  const moveOffer = (steps: 1 | -1): void => {
    if (isNaming) screens.mentions.move(steps);
    else setChosen((at + steps + offers.length) % offers.length);
  };
  const send = (): void => {
    recalled.current = -1;
    const attached = attachedFile(field.field.text);
    if (attached !== undefined) {
      if (!screens.composer.mayAttach()) return;
      notify.attempt(async () => {
        await attachFile(office, screens.chatId, attached);
        field.edit({ kind: 'set', text: '' });
      });
      return;
    }
    notify.attempt(async () => {
      const said = await screens.composer.send(screens.mentions.idsIn(field.field.text));
      // What was answered is not chosen any longer, and what was said is seen.
      if (said !== undefined) board.run('timelineBottom');
    });
  };
  // ↑ in an empty composer brings back what was sent before, newest first.
  const sent = rows.flatMap((row) =>
    row.type === 'message' && row.message.mine ? [plainText(row.message.text)] : [],
  );
  const isUntouched = field.field.text === '' || field.field.text === sent.at(-1 - recalled.current);
  const recall = (to: number): (() => void) | undefined => {
    if (!isActive || !isUntouched || to < -1 || to >= sent.length) return undefined;
    return () => {
      recalled.current = to;
      field.edit({ kind: 'set', text: to < 0 ? '' : (sent.at(-1 - to) ?? '') });
    };
  };
  const back = field.field.text === '' ? -1 : recalled.current;
  const hasOffers = offers.length > 0;
  useCommands({
    send: isActive ? send : undefined,
    newLine: isActive ? () => field.edit({ kind: 'type', text: '\n' }) : undefined,
    recallOlder: recall(back + 1),
    recallNewer: back < 0 ? undefined : recall(back - 1),
    offerTake: hasOffers ? take : undefined,
    offerUp: hasOffers ? () => moveOffer(-1) : undefined,
    offerDown: hasOffers ? () => moveOffer(1) : undefined,
    flashWrite: isActive ? () => screens.composer.setFlash(!text.flash) : undefined,
    quoteCancel:
      isActive && text.quote !== undefined ? () => screens.composer.setQuote(undefined) : undefined,
    offerClose: hasOffers
      ? () => (asking === undefined ? setClosedAt(written) : setPasted(undefined))
      : undefined,
    scheduleSend:
      isActive && text.canSchedule
        ? () =>
            notify.attempt(async () => {
              const mentions = screens.mentions.idsIn(written);
              const dueTime = await askTime(desk, t('acts.when.sendTitle'));
              if (dueTime === undefined) return;
              const attached = attachedFile(written);
              if (attached === undefined)
                notify.done(scheduledText(translator, await screens.composer.schedule(dueTime, mentions)));
              else {
                const entry = await scheduleAttached(office, screens.chatId, { ...attached, dueTime });
                field.edit({ kind: 'set', text: '' });
                notify.done(scheduledText(translator, entry));
              }
            })
        : undefined,
    attach: isActive
      ? () =>
          notify.attempt(async () => {
            const path = await askSending(desk);
            if (path === undefined) return;
            // It stands in the field as a command: Enter sends it, the key for later schedules it.
            field.edit({ kind: 'set', text: `/file ${path}` });
          })
      : undefined,
    editor: isActive
      ? () =>
          notify.attempt(async () => {
            const before = field.field.text;
            const after = await editOutside(before);
            if (after !== before) field.edit({ kind: 'set', text: after });
          })
      : undefined,
  });

  // The draft when it has loaded, and the empty line after sending.
  useEffect(() => {
    if (text.text !== written) field.edit({ kind: 'set', text: text.text });
    // Only what the screen says is followed; what is typed goes the other way.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text.text]);

  const lineCount = Math.min(maxLines, Math.max(1, field.lines.length));
  const { quote } = text;
  const quoteRows = quote === undefined ? 0 : 1;
  useLayoutEffect(() => onRows(lineCount + quoteRows), [onRows, lineCount, quoteRows]);
  const from = Math.max(0, Math.min(field.caret.line - lineCount + 1, field.lines.length - lineCount));
  const name =
    chat === undefined
      ? ''
      : drawableLine(chat.kind === 'direct' ? nameText(translator, chat.name) : chat.name);
  const closed = chat === undefined ? undefined : closedReason(chat);
  const hint: Span = text.disabled
    ? { text: errorText(translator, { code: closed ?? 'chatDisabled', params: {} }), tone: 'amber' }
    : {
        text: truncateCells(
          text.flash ? t('chat.flash.writing') : t('chat.composer.placeholder', { name }),
          width,
        ),
        tone: text.flash ? 'amber' : 'faint',
      };
  const end: Span =
    text.error === undefined
      ? { text: counter, tone: text.overLimit ? 'red' : text.showsCount ? 'amber' : 'faint' }
      : { text: truncateCells(errorText(translator, text.error), 30), tone: 'red' };
  if (isLinear)
    return isActive ? (
      <Box flexDirection="column">
        <Spoken
          parts={[
            t(text.flash ? 'chat.flash.name' : 'chat.composer.label'),
            text.quote !== undefined && drawableLine(quoteText(translator, text.quote)),
            written === '' ? hint.text : written,
          ]}
        />
        {hasOffers ? <Spoken parts={[offers[at]?.label, offers[at]?.detail]} /> : null}
      </Box>
    ) : null;
  return (
    <Box flexDirection="column" width={columns} height={lineCount + quoteRows} flexShrink={0}>
      {isActive ? <Caret x={3 + field.caret.cell} y={top + quoteRows + field.caret.line - from} /> : null}
      {quote === undefined ? null : <QuoteLine quote={quote} columns={columns} />}
      {field.lines.slice(from, from + lineCount).map((line, index) => (
        // A line of a field has no identity but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={index} width={columns} height={1} flexShrink={0}>
          <Line
            spans={[
              {
                text: index === 0 ? ` ${signs.prompt} ` : '   ',
                tone: text.flash ? 'amber' : isActive ? 'jade' : 'faint',
              },
              written === '' ? hint : { text: line },
            ]}
          />
          {index === 0 ? (
            <Box flexGrow={1} justifyContent="flex-end">
              <Line spans={[end, { text: ' ' }]} />
            </Box>
          ) : null}
        </Box>
      ))}
      {hasOffers ? <Offers offers={offers} at={at} columns={columns} /> : null}
    </Box>
  );
}
