// The place to write in a chat: text with its draft, faces, mentions, height, and sending by key or button.
import {
  lazy,
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type JSX,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import type { LaterEntry, LocalChat, LocalMessage } from '#sdk/api.ts';
import { closedReason } from '#sdk/chat/rules/closed-reason.ts';
import { emojiQuery, type EmojiQuery } from '#sdk/chat/rules/emoji-query.ts';
import { composerAct } from '#sdk/chat/rules/composer-keys.ts';
import { isInOpenBlock } from '#sdk/contract/markup/text-styles.ts';
import { everyoneName } from '#sdk/chat/rules/mention-text.ts';
import { isPastedAsFile } from '#sdk/chat/rules/message-text.ts';
import { ComposerScreen } from '#sdk/chat/screens/composer.ts';
import { MentionsScreen } from '#sdk/chat/screens/mentions.ts';
import { nameText } from '#sdk/locales/name-text.ts';
import { errorText } from '../ground/error-text.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { hasCoarsePointer } from '../ground/coarse-pointer.ts';
import { useScreen } from '../ground/useScreen.ts';
import { AttachButton } from '../files/AttachButton.tsx';
import { RecordButton } from '../files/RecordButton.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { useActs } from './acts/acts-context.ts';
import { ComposerBox } from './ComposerBox.tsx';
import { ComposerHandleBar } from './ComposerHandleBar.tsx';
import { EmojiButton } from './EmojiButton.tsx';
import type { EmojiOffersHandle } from './EmojiOffers.tsx';
import type { FaceFieldHandle } from './FaceField.tsx';
import { insertAt } from './insert-text.ts';
import { offeredTakes } from './offer-keys.ts';
import { useComposerHeight } from './useComposerHeight.ts';
import { useFlushOnLeave } from './useFlushOnLeave.ts';
import type { DroppedFolder } from '../files/dropped-files.ts';
import { loadPart } from '../ground/lazy-part.ts';
import { shotDoor } from '../screenshot/shot-door.ts';
import { shownEntries } from '../ground/shown-entries.ts';
import { Opening } from '../parts/Opening.tsx';

const MentionList = lazy(async () => ({
  default: (await loadPart(() => import('./MentionList.tsx'))).MentionList,
}));

const EmojiOffers = lazy(async () => ({
  default: (await loadPart(() => import('./EmojiOffers.tsx'))).EmojiOffers,
}));

const QuoteBar = lazy(async () => ({
  default: (await loadPart(() => import('./QuoteBar.tsx'))).QuoteBar,
}));

const SendFilesDialog = lazy(async () => ({
  default: (await loadPart(() => import('../files/SendFilesDialog.tsx'))).SendFilesDialog,
}));

const SendFromDiskDialog = lazy(async () => ({
  default: (await loadPart(() => import('../disk/SendFromDiskDialog.tsx'))).SendFromDiskDialog,
}));

/** What others may do with the composer. */
export type ComposerHandle = {
  readonly put: (text: string, isFlash?: true) => void;
  readonly quote: (message: LocalMessage) => void;
  readonly focus: () => void;
  /** Asks about what was dropped; answers whether it can be sent. */
  readonly drop: (given: DataTransfer) => boolean;
};

/** One chat's composer; its owner gives it the chat as a key. */
export function Composer(props: {
  readonly chat: LocalChat;
  readonly handle: Ref<ComposerHandle>;
  readonly lastToReword: () => LocalMessage | undefined;
  readonly onSent: () => void;
}): JSX.Element | null {
  const { office } = useApp();
  const { language } = useTranslator();
  const { chat } = props;
  const composer = useOwnScreen(() => new ComposerScreen(office, chat.id));
  const mentions = useOwnScreen(() => new MentionsScreen(office, chat.groupId, everyoneName(language)));
  if (composer === undefined || mentions === undefined) return null;
  return <OpenComposer {...props} composer={composer} mentions={mentions} />;
}

function OpenComposer(props: {
  readonly chat: LocalChat;
  readonly handle: Ref<ComposerHandle>;
  readonly lastToReword: () => LocalMessage | undefined;
  readonly onSent: () => void;
  readonly composer: ComposerScreen;
  readonly mentions: MentionsScreen;
}): JSX.Element {
  const { chat, composer, mentions } = props;
  const t = useText();
  const translator = useTranslator();
  const acts = useActs();
  const notify = useNotify();
  const snapshot = useScreen(composer);
  const offered = useScreen(mentions);
  const field = useRef<FaceFieldHandle>(null);
  /** The emoji that is asked for by its first letters, and the list of what may be meant. */
  const [asked, setAsked] = useState<EmojiQuery>();
  const faces = useRef<EmojiOffersHandle>(null);
  const [files, setFiles] = useState<readonly (File | DroppedFolder)[]>([]);
  const [fromDisk, setFromDisk] = useState(false);
  const app = useApp();
  const { sendWay } = useScreen(app.settings);
  const [given, setGiven] = useState(0);
  const hasDisk = shownEntries(app).some(({ name }) => name === 'disk');
  const [height, setHeight, keepHeight] = useComposerHeight(chat.id);

  useEffect(() => {
    if (snapshot.error === undefined) return;
    notify.fail(snapshot.error);
    composer.clearError();
  }, [snapshot.error, composer, notify]);
  useEffect(() => mentions.follow(snapshot.text), [mentions, snapshot.text]);
  useFlushOnLeave(composer);
  useEffect(() => {
    // On a touch screen the focus would bring the keyboard up over what one came to read.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  // Whoever has sent files writes on: on the button that chose them the next words would be lost.
  useEffect(() => {
    if (given > 0 && matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, [given]);
  const afterFiles = (): void => {
    props.onSent();
    setGiven((before) => before + 1);
  };

  /** Writes a text and puts the caret where the next character goes: at once, because the next one may be on its way. */
  const write = (text: string, caret: number): void => {
    flushSync(() => composer.setText(text));
    field.current?.focus();
    field.current?.select(caret);
  };
  const insert = (piece: string): void => {
    const { length } = snapshot.text;
    const { start, end } = field.current?.selection() ?? { start: length, end: length };
    const { text, caret } = insertAt(composer.getSnapshot().text, piece, start, end);
    write(text, caret);
    look(text, caret);
  };
  /** What may be meant by the word at the caret: somebody of the group, or an emoji. */
  const look = (text: string, caret: number): void => {
    mentions.look(text, caret);
    setAsked(emojiQuery(text, caret));
  };
  const maySend = chat.enabled && closedReason(chat) === undefined;
  useEffect(() => {
    if (!maySend) return;
    return shotDoor.sendTo((file) => composer.mayAttach() && setFiles((now) => [...now, file]));
  }, [maySend, composer]);
  useImperativeHandle(props.handle, () => ({
    put: (text, isFlash) => {
      if (isFlash === true) composer.setFlash(true);
      const begun = composer.getSnapshot().text;
      write(text, text.length);
      // What was being written is not glued to it, and not lost.
      if (begun !== '' && begun !== text)
        notify.undoable({ key: 'chat.composer.setAside' }, async () => write(begun, begun.length));
    },
    quote: (message) => {
      composer.setQuote(message);
      const { text } = composer.getSnapshot();
      write(text, text.length);
    },
    focus: () => field.current?.focus(),
    drop: (given) => drop(given),
  }));
  const send = async (): Promise<void> => {
    // Also by the button, which cannot be pressed again: whoever writes writes on, and a phone keeps its keyboard.
    field.current?.focus();
    const sent = await composer.send(mentions.idsIn(composer.getSnapshot().text));
    mentions.close();
    setAsked(undefined);
    if (sent !== undefined) props.onSent();
  };
  const schedule = (): void => {
    const mentioned = mentions.idsIn(composer.getSnapshot().text);
    const give = (dueTime: number): Promise<LaterEntry> => composer.schedule(dueTime, mentioned);
    acts.open({ type: 'schedule', schedule: give });
  };
  const choose = (index?: number): void => {
    const member = index === undefined ? undefined : offered.members[index];
    const written = mentions.choose(composer.getSnapshot().text, ...(member === undefined ? [] : [member]));
    if (written !== undefined) write(written.text, written.caret);
  };
  /** An empty field has no lines to move through: the arrow opens what one said last, to be worded anew. */
  const editLast = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'ArrowUp' || snapshot.text !== '' || snapshot.quote !== undefined) return;
    const message = props.lastToReword();
    if (message === undefined) return;
    event.preventDefault();
    acts.open({ type: 'reword', message });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    const list =
      offered.members.length > 0
        ? { move: (step: number) => mentions.move(step), take: () => choose(), close: () => mentions.close() }
        : faces.current?.isEmpty !== false
          ? undefined
          : { ...faces.current, close: () => setAsked(undefined) };
    if (list !== undefined && offeredTakes(event, list)) return;
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
    const act = composerAct(
      {
        key: event.key,
        ctrl: event.ctrlKey,
        shift: event.shiftKey,
        alt: event.altKey,
        meta: event.metaKey,
        composing,
      },
      // Fingers have no Shift for a new line; the button sends.
      hasCoarsePointer() ? 'ctrlEnter' : sendWay,
      isInOpenBlock(snapshot.text, field.current?.selection().start ?? 0),
    );
    if (event.key === 'Escape' && !composing && snapshot.quote !== undefined) {
      event.preventDefault();
      composer.setQuote(undefined);
      return;
    }
    if (act === undefined) {
      if (!composing && isPlain) editLast(event);
      return;
    }
    event.preventDefault();
    if (act === 'send') void send();
    else insert('\n');
  };
  const closed = closedReason(chat);
  const takeFolder = (chosen: readonly File[]): void => {
    void notify.attempt(async () => {
      const { chosenFolder } = await loadPart(() => import('../files/dropped-files.ts'));
      const folder = chosenFolder(chosen);
      if (!composer.mayAttach()) return;
      if (folder === undefined) notify.fail({ code: 'folderEmpty', params: { name: '…' } });
      else setFiles([folder]);
    });
  };
  /** Pictures, files and very long text that were pasted or dropped are asked about; text goes where text goes. */
  const take = (given: DataTransfer | null): boolean => {
    const found = [...(given?.files ?? [])];
    const text = given?.getData('text/plain') ?? '';
    if (found.length === 0 && isPastedAsFile(text))
      found.push(new File([text], `${t('files.pastedText')}.txt`, { type: 'text/plain' }));
    if (found.length === 0 || closed !== undefined) return false;
    if (!composer.mayAttach()) return true;
    setFiles((now) => [...now, ...found]);
    return true;
  };
  /** A folder goes as one ZIP file; a browser says what was dropped only while it happens. */
  const drop = (given: DataTransfer): boolean => {
    const entries = [...given.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
    if (!entries.some(({ isDirectory }) => isDirectory)) return take(given);
    if (closed !== undefined) return false;
    if (!composer.mayAttach()) return true;
    void notify.attempt(async () => {
      const { droppedFiles } = await loadPart(() => import('../files/dropped-files.ts'));
      const { files: found, empty } = await droppedFiles(entries);
      setFiles((now) => [...now, ...found]);
      for (const name of empty) notify.fail({ code: 'folderEmpty', params: { name } });
    });
    return true;
  };
  return (
    <div
      className="tg-composer-place"
      onPaste={(event) => {
        if (take(event.clipboardData)) event.preventDefault();
      }}
    >
      {files.length === 0 ? null : (
        <Suspense>
          <SendFilesDialog chat={chat} files={files} onChange={setFiles} onSent={afterFiles} />
        </Suspense>
      )}
      {fromDisk ? (
        <Opening onClose={() => setFromDisk(false)}>
          <SendFromDiskDialog chat={chat} onSent={afterFiles} onClose={() => setFromDisk(false)} />
        </Opening>
      ) : null}
      {closed !== undefined && snapshot.text === '' ? null : (
        <ComposerHandleBar height={height} onChange={setHeight} onDone={keepHeight} />
      )}
      <Suspense>
        {offered.members.length > 0 ? (
          <MentionList members={offered.members} selected={offered.selected} onChoose={choose} />
        ) : asked !== undefined ? (
          <EmojiOffers
            key={asked.query}
            text={snapshot.text}
            asked={asked}
            handle={faces}
            onTake={({ text, caret }) => {
              setAsked(undefined);
              write(text, caret);
            }}
          />
        ) : null}
      </Suspense>
      {snapshot.quote === undefined ? null : (
        <Suspense>
          <QuoteBar message={snapshot.quote} onCancel={() => composer.setQuote(undefined)} />
        </Suspense>
      )}
      <ComposerBox
        value={snapshot.text}
        onChange={(text, caret) => {
          composer.setText(text);
          look(text, caret);
        }}
        placeholder={
          snapshot.flash
            ? t('chat.flash.writing')
            : t('chat.composer.placeholder', {
                name: chat.kind === 'direct' ? nameText(translator, chat.name) : chat.name,
              })
        }
        hint={t(sendWay === 'enter' ? 'chat.composer.hintEnter' : 'chat.composer.hintCtrlEnter')}
        notice={snapshot.flash ? t('chat.flash.writing') : undefined}
        height={height}
        {...(snapshot.showsCount
          ? {
              count: {
                text: t('chat.composer.count', { count: snapshot.count, limit: snapshot.limit }),
                over: snapshot.overLimit,
              },
            }
          : {})}
        canSend={snapshot.canSend}
        {...(closed === undefined
          ? {}
          : { disabledReason: errorText(translator, { code: closed, params: {} }) })}
        onSend={() => void send()}
        onKeyDown={press}
        textRef={field}
        tools={
          chat.enabled ? (
            <>
              <AttachButton
                onChoose={(chosen) => composer.mayAttach() && setFiles(chosen)}
                onChooseFolder={takeFolder}
              />
              {hasDisk ? (
                <IconButton
                  icon="cloud"
                  label={t('chat.composer.fromDisk')}
                  onClick={() => setFromDisk(true)}
                />
              ) : null}
              {hasCoarsePointer() ? null : (
                <IconButton icon="capture" label={t('shortcuts.screenshot')} onClick={() => shotDoor.ask()} />
              )}
              <RecordButton chat={chat} onSent={props.onSent} />
              <IconButton
                icon="flame"
                label={t('chat.flash.write')}
                pressed={snapshot.flash}
                onClick={() => composer.setFlash(!snapshot.flash)}
              />
              <EmojiButton onChoose={insert} />
              {chat.kind === 'group' ? (
                <IconButton icon="mention" label={t('chat.composer.mention')} onClick={() => insert('@')} />
              ) : null}
              {snapshot.canSchedule ? (
                <IconButton icon="clock" label={t('acts.when.sendTitle')} onClick={schedule} />
              ) : null}
            </>
          ) : null
        }
      />
    </div>
  );
}
