// Draws the pieces of a message: text, emojis at 26 px, mentions, and links that open only where they say.
import { useContext, useState, type JSX, type MouseEvent } from 'react';
import { emojiByName } from '#sdk/contract/emojis.ts';
import { everyoneName, everyoneNames } from '#sdk/chat/rules/mention-text.ts';
import type { DisplayPiece } from '#sdk/chat/rules/display-text.ts';
import { textBlocks, type TextBlock } from '#sdk/chat/rules/text-blocks.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { Breakable } from '../parts/Breakable.tsx';
import { Mention } from '../parts/Mention.tsx';
import { useTranslator } from '../parts/text.ts';
import { Emoji } from './Emoji.tsx';
import { EmojiText } from './EmojiText.tsx';
import { MentionAct } from './mention-act.ts';
import { OpenLink } from './OpenLink.tsx';
import './MessageText.css';
import { mentionText } from '#sdk/locales/name-text.ts';

/** Lists and quoted lines are told as such. Unknown emojis show as text. A link whose words look like another address asks first. */
export function MessageText({ pieces }: { readonly pieces: readonly DisplayPiece[] }): JSX.Element {
  return (
    <>
      {textBlocks(pieces).map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </>
  );
}

function Block({ block }: { readonly block: TextBlock }): JSX.Element {
  if (block.type === 'plain') return <Pieces pieces={block.pieces} />;
  if (block.type === 'quote')
    return (
      <blockquote className="tg-quoted">
        <Pieces pieces={block.pieces} />
      </blockquote>
    );
  const items = block.items.map((pieces, at) => (
    <li key={at}>
      <Pieces pieces={pieces} />
    </li>
  ));
  return block.first === undefined ? (
    <ul className="tg-items">{items}</ul>
  ) : (
    <ol className="tg-items" start={block.first}>
      {items}
    </ol>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly DisplayPiece[] }): JSX.Element {
  return (
    <>
      {pieces.map((piece, at) => {
        switch (piece.type) {
          case 'text':
            return (
              <span key={at}>
                <EmojiText lines text={piece.text} />
              </span>
            );
          case 'styled':
            return <StyledPiece key={at} piece={piece} />;
          case 'emoji':
            return <EmojiPiece key={at} name={piece.name} />;
          case 'mention':
            return <MentionPiece key={at} piece={piece} />;
          case 'card':
            return <CardPiece key={at} piece={piece} />;
          case 'link':
            return <LinkPiece key={at} piece={piece} />;
        }
      })}
    </>
  );
}

function StyledPiece({ piece }: { readonly piece: Extract<DisplayPiece, { type: 'styled' }> }): JSX.Element {
  const { text, style } = piece;
  if (style === 'block')
    return (
      <pre className="tg-code" tabIndex={0}>
        <code>{text}</code>
      </pre>
    );
  if (style === 'code') return <code className="tg-code-words">{text}</code>;
  if (style === 'strike') return <s>{text}</s>;
  return style === 'strong' ? <strong>{text}</strong> : <em>{text}</em>;
}

function MentionPiece({
  piece,
}: {
  readonly piece: Extract<DisplayPiece, { type: 'mention' }>;
}): JSX.Element {
  const open = useContext(MentionAct);
  const translator = useTranslator();
  const name = piece.text.slice(1);
  const isEveryone = everyoneNames.some((one) => one === name);
  return (
    <Mention
      text={isEveryone ? `@${everyoneName(translator.language)}` : mentionText(translator, piece.text)}
      me={piece.me}
      onOpen={open === undefined || isEveryone ? undefined : () => open(name)}
    />
  );
}

function CardPiece({ piece }: { readonly piece: Extract<DisplayPiece, { type: 'card' }> }): JSX.Element {
  return <span>{lineText(useTranslator(), piece)} </span>;
}

function EmojiPiece({ name }: { readonly name: string }): JSX.Element {
  const { t, language } = useTranslator();
  const emoji = emojiByName.get(name);
  if (emoji === undefined) return <span>{`[${name}]`}</span>;
  const said = language === 'zh' ? name : emoji.english;
  return (
    <span className="tg-message-emoji" role="img" aria-label={t('chat.emoji', { name: said })} title={said}>
      <Emoji name={name} />
    </span>
  );
}

function LinkPiece({ piece }: { readonly piece: Extract<DisplayPiece, { type: 'link' }> }): JSX.Element {
  const [asking, setAsking] = useState(false);
  const { url, label, host } = piece;
  const guard = (event: MouseEvent): void => {
    if (host === undefined) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer" title={url} onClick={guard} onAuxClick={guard}>
        <Breakable text={label} />
      </a>
      {host === undefined ? null : (
        <>
          <span className="tg-link-host">{` (${host})`}</span>
          <OpenLink open={asking} url={url} host={host} onClose={() => setAsking(false)} />
        </>
      )}
    </>
  );
}
