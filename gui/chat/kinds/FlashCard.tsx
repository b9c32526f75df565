// Draws a flash message (type 13): covered until it is opened, counted down, then over; blurred while nobody looks.
import { useContext, useEffect, useState, type JSX } from 'react';
import { flashStanding } from '#sdk/chat/kinds/flash.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import type { FlashesScreen } from '#sdk/chat/screens/flashes.ts';
import { useDesk } from '../../ground/app-parts.ts';
import { errorText } from '../../ground/error-text.ts';
import { useScreen } from '../../ground/useScreen.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { useTranslator } from '../../parts/text.ts';
import { FlashMessages } from '../flash-messages.ts';
import type { KindProps } from './kind-props.ts';
import '../../parts/MessageCard.css';
import './CardMessage.css';
import './FlashCard.css';

/** What it says is drawn from memory, and can be neither selected nor copied. */
export function FlashCard(props: KindProps<'flash'>): JSX.Element {
  const flashes = useContext(FlashMessages);
  return flashes === undefined ? <Covered {...props} /> : <OpenableFlash {...props} flashes={flashes} />;
}

function OpenableFlash(props: KindProps<'flash'> & { readonly flashes: FlashesScreen }): JSX.Element {
  const { flashes, message } = props;
  const translator = useTranslator();
  const { t } = translator;
  const opened = useScreen(flashes).opened.get(message.mid);
  const open = (): void => void flashes.open(message.mid);
  switch (opened?.phase) {
    case undefined:
      return <Covered {...props} onOpen={open} />;
    case 'opening':
      return <FlashFrame meta={t('chat.flash.opening')} />;
    case 'over':
      return <FlashFrame meta={t('chat.flash.over')} />;
    case 'failed':
      return (
        <FlashFrame meta={errorText(translator, opened.error)}>
          <div className="tg-kind__acts">
            <Button size="small" onClick={open}>
              {t('chat.flash.retry')}
            </Button>
          </div>
        </FlashFrame>
      );
    case 'open':
      return (
        <FlashFrame meta={t('chat.flash.left', { count: opened.left })}>
          <FlashText text={opened.text} />
        </FlashFrame>
      );
  }
}

function Covered(props: KindProps<'flash'> & { readonly onOpen?: () => void }): JSX.Element {
  const { t } = useTranslator();
  const { person } = useDesk();
  const { content, message, onOpen } = props;
  const standing = flashStanding(content.card, message.mine, person.id);
  if (standing.type === 'over') return <FlashFrame meta={t('chat.flash.over')} />;
  if (standing.type === 'sent')
    return (
      <FlashFrame
        meta={
          standing.readers === 0 ? t('chat.flash.sent') : t('chat.flash.readers', { count: standing.readers })
        }
      />
    );
  return (
    <FlashFrame meta={t('chat.flash.covered', { count: standing.seconds })}>
      <div className="tg-kind__acts">
        <Button size="small" disabled={onOpen === undefined} onClick={() => onOpen?.()}>
          {t('chat.flash.open')}
        </Button>
      </div>
    </FlashFrame>
  );
}

function FlashFrame(props: { readonly meta: string; readonly children?: JSX.Element }): JSX.Element {
  const { t } = useTranslator();
  return (
    <div className="tg-kind">
      <div className="tg-card">
        <span className="tg-card__tile" data-hue={1}>
          <Icon name="flame" size={22} />
        </span>
        <span className="tg-card__text">
          <b>{t('chat.flash.name')}</b>
          <span className="tg-number">{props.meta}</span>
        </span>
      </div>
      {props.children}
    </div>
  );
}

function FlashText({ text }: { readonly text: string }): JSX.Element {
  const { t } = useTranslator();
  const isLookedAt = useWindowFocus();
  return (
    <p
      className="tg-flash"
      dir="auto"
      lang={textLanguage(text)}
      data-blurred={!isLookedAt || undefined}
      onCopy={(event) => event.preventDefault()}
      onContextMenu={(event) => event.preventDefault()}
      aria-label={isLookedAt ? undefined : t('chat.flash.blurred')}
    >
      {text}
    </p>
  );
}

/** Whether the window has the focus: who looks elsewhere may have somebody behind them. */
function useWindowFocus(): boolean {
  const [focused, setFocused] = useState(() => document.hasFocus());
  useEffect(() => {
    const look = (): void => setFocused(document.hasFocus());
    const names = ['focus', 'blur'] as const;
    for (const name of names) window.addEventListener(name, look);
    return () => {
      for (const name of names) window.removeEventListener(name, look);
    };
  }, []);
  return focused;
}
