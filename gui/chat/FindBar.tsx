// Draws the line that finds words inside a chat: the words, how many there are, and the way from one to the next.
import { useEffect, useEffectEvent, useRef, type JSX, type KeyboardEvent } from 'react';
import { FindInChatScreen } from '#sdk/chat/screens/find-in-chat.ts';
import { useApp } from '../ground/app-parts.ts';
import { errorText } from '../ground/error-text.ts';
import { useLayers } from '../ground/layer-openers.ts';
import { useOwnScreen } from '../ground/useOwnScreen.ts';
import { useScreen } from '../ground/useScreen.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { useTranslator } from '../parts/text.ts';
import { useFoundMarks } from './useFoundMarks.ts';
import './FindBar.css';

/** Mounted is open: the field has the focus, and again whenever it is asked for. */
export function FindBar(props: {
  readonly asked: number;
  readonly chatId: string;
  readonly chatName: string;
  readonly onJump: (mid: number) => void;
  readonly onClose: () => void;
}): JSX.Element | null {
  const { office } = useApp();
  const { language } = useTranslator();
  const screen = useOwnScreen(() => new FindInChatScreen(office, props.chatId, language));
  return screen === undefined ? null : <Bar {...props} screen={screen} />;
}

function Bar(props: {
  readonly screen: FindInChatScreen;
  readonly asked: number;
  readonly chatId: string;
  readonly chatName: string;
  readonly onJump: (mid: number) => void;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, onJump } = props;
  const translator = useTranslator();
  const { t } = translator;
  const { search } = useLayers();
  const { text, phase, mids, found, at, more, complete, error } = useScreen(screen);
  const field = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => field.current?.select(), [props.asked]);
  useFoundMarks(bar, found);
  const present = mids[at];
  const show = useEffectEvent(onJump);
  useEffect(() => {
    if (present !== undefined) show(present);
  }, [present]);

  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      props.onClose();
    }
    if (event.key !== 'Enter' && event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const isNewer = event.key === 'ArrowDown' || (event.key === 'Enter' && event.shiftKey);
    if (isNewer) screen.newer();
    else void screen.older();
  };
  const counted = (): string => {
    if (error !== undefined) return errorText(translator, error);
    if (phase !== 'ready') return '';
    if (mids.length === 0) return complete ? t('chat.find.none') : t('chat.find.noneYet');
    const numbers = { at: at + 1, count: mids.length };
    return more ? t('chat.find.countMore', numbers) : t('chat.find.count', numbers);
  };
  return (
    <search
      ref={bar}
      data-layer
      className="tg-find-bar"
      aria-label={t('chat.find.label', { name: props.chatName })}
    >
      <SearchBox
        value={text}
        inputRef={field}
        placeholder={t('chat.searchIn')}
        onChange={(value) => void screen.look(value)}
        onKeyDown={pressed}
      />
      <span className="tg-find-bar__count tg-number" role="status">
        {counted()}
      </span>
      <IconButton
        icon="up"
        label={t('chat.find.older')}
        disabled={!more && at + 1 >= mids.length}
        onClick={() => void screen.older()}
      />
      <IconButton
        icon="down"
        label={t('chat.find.newer')}
        disabled={at <= 0}
        onClick={() => void screen.newer()}
      />
      <IconButton
        icon="filter"
        label={t('chat.find.everything')}
        onClick={() => search({ chatId: props.chatId, chatName: props.chatName })}
      />
      <IconButton icon="close" label={t('words.close')} onClick={props.onClose} />
    </search>
  );
}
