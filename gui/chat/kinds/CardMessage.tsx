// Draws a card of the timeline from the SDK's view of it: glyph, title, what it tells, its acts with their reasons.
import type { JSX } from 'react';
import { cardViewOf } from '#sdk/chat/kinds/table.ts';
import { asCharacter, emojiText } from '#sdk/locales/emoji-text.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { factText } from '#sdk/locales/fact-text.ts';
import { useNow } from '../../ground/useNow.ts';
import type { IconName } from '../../parts/icon-paths.ts';
import { Breakable } from '../../parts/Breakable.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { useTranslator } from '../../parts/text.ts';
import { EmojiText } from '../EmojiText.tsx';
import { CardActButton } from './CardActButton.tsx';
import type { KindProps } from './kind-props.ts';
import '../../parts/MessageCard.css';
import './CardMessage.css';
import { nameText } from '#sdk/locales/name-text.ts';

/** The hues of tiles, as the theme numbers them. */
export type CardHue = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** One look for every card; kinds differ in glyph and hue. */
export function CardMessage(
  props: KindProps & { readonly icon: IconName; readonly hue: CardHue },
): JSX.Element | null {
  const translator = useTranslator();
  const now = useNow();
  const { message, content } = props;
  const view = cardViewOf(content, {
    mine: message.mine,
    mid: message.mid,
    isStored: message.state === 'sent',
  });
  if (view === undefined) return null;
  const title = factText(translator, view.title);
  return (
    <div className="tg-kind">
      <div className="tg-card">
        <span className="tg-card__tile" data-hue={props.hue}>
          <Icon name={props.icon} size={22} />
        </span>
        <span className="tg-card__text">
          <b className="tg-kind__title" title={title} dir="auto" lang={textLanguage(title)}>
            <Breakable text={title} />
          </b>
          {view.facts.map((fact, at) => (
            // A card's facts never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <span
              key={at}
              className="tg-number"
              dir="auto"
              title={'from' in fact ? factText(translator, fact) : undefined}
            >
              <Breakable text={factText(translator, fact, now)} />
            </span>
          ))}
        </span>
      </div>
      {view.lines === undefined ? null : (
        <ul className="tg-kind__lines">
          {view.lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="tg-truncate" dir="auto">
              <EmojiText
                text={translator.t('chat.sender', {
                  name: nameText(translator, line.name),
                  text: emojiText(translator, line.text, asCharacter),
                })}
              />
            </li>
          ))}
        </ul>
      )}
      {view.acts.length === 0 ? null : (
        <div className="tg-kind__acts">
          {view.acts.map((act) => (
            <CardActButton key={act.type} act={act} message={message} />
          ))}
        </div>
      )}
    </div>
  );
}
