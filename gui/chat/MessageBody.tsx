// Draws what a message says, chosen by its kind: words with the quote before them, or a card.
import type { JSX, MouseEventHandler } from 'react';
import type { LocalChat, LocalMessage } from '#sdk/api.ts';
import { contentOf } from '#sdk/chat/kinds/content.ts';
import { displayNodes } from '#sdk/chat/rules/display-text.ts';
import { foldPieces } from '#sdk/chat/rules/fold.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { systemNoticesId } from '#sdk/contract/markup/system-notice.ts';
import { Bubble } from '../parts/Bubble.tsx';
import { drawCard, isBare } from './kinds/kinds.ts';
import { useText } from '../parts/text.ts';
import { MessageText } from './MessageText.tsx';
import { NoticeBody } from './NoticeBody.tsx';
import { QuoteBlock } from './QuoteBlock.tsx';

/** Unknown and malformed content is words. */
export function MessageBody(props: {
  readonly message: LocalMessage;
  readonly chat: LocalChat | undefined;
  readonly names: { readonly people: readonly string[]; readonly me: readonly string[] };
  readonly title: string;
  readonly onJump: (mid: number) => void;
  /** Given where only the beginning is shown. */
  readonly onUnfold?: (() => void) | undefined;
  readonly onContextMenu: MouseEventHandler<HTMLDivElement>;
}): JSX.Element {
  const { message, names, chat, title, onContextMenu, onUnfold } = props;
  const t = useText();
  if (message.senderId === systemNoticesId)
    return (
      <Bubble bare title={title} onContextMenu={onContextMenu}>
        <NoticeBody text={message.text} />
      </Bubble>
    );
  const content = contentOf(message);
  if (content.kind !== 'text') {
    return (
      <Bubble
        mine={message.mine}
        bare={isBare(content.kind)}
        title={title}
        lang={textLanguage(message.text)}
        onContextMenu={onContextMenu}
      >
        {drawCard(content.kind, { message, content, chat, names })}
      </Bubble>
    );
  }
  const pieces = displayNodes(content.nodes, names);
  return (
    <Bubble mine={message.mine} title={title} lang={textLanguage(message.text)} onContextMenu={onContextMenu}>
      {content.quote === undefined ? null : <QuoteBlock quote={content.quote} onJump={props.onJump} />}
      <MessageText pieces={onUnfold ? foldPieces(pieces) : pieces} />
      {onUnfold ? (
        <button
          type="button"
          className="tg-bubble__all"
          onClick={({ currentTarget }) => {
            // The button goes; who pressed it with a key goes on from the message.
            currentTarget.closest('article')?.focus({ preventScroll: true });
            onUnfold();
          }}
        >
          {t('chat.showAll')}
        </button>
      ) : null}
    </Bubble>
  );
}
