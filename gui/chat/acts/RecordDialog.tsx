// Draws the whole of a record of messages that were forwarded as one.
import type { JSX } from 'react';
import { RecordScreen } from '#sdk/chat/screens/record.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { summarize } from '#sdk/contract/markup/summary.ts';
import { lineText } from '#sdk/locales/card-text.ts';
import { asCharacter } from '#sdk/locales/emoji-text.ts';
import { useApp } from '../../ground/app-parts.ts';
import { errorText } from '../../ground/error-text.ts';
import { useNow } from '../../ground/useNow.ts';
import { useOwnScreen } from '../../ground/useOwnScreen.ts';
import { useScreen } from '../../ground/useScreen.ts';
import { ErrorState } from '../../parts/ErrorState.tsx';
import { ListSkeleton } from '../../parts/ListSkeleton.tsx';
import { useTranslator } from '../../parts/text.ts';
import { EmojiText } from '../EmojiText.tsx';
import { ActFrame } from './ActFrame.tsx';
import { WhoAndWhen } from './WhoAndWhen.tsx';

/** Mounted is open. */
export function RecordDialog(props: {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}): JSX.Element {
  const { office } = useApp();
  const screen = useOwnScreen(() => new RecordScreen(office, props.id));
  return (
    <ActFrame title={props.title} titleLanguage={textLanguage(props.title)} wide onClose={props.onClose}>
      {screen === undefined ? null : <Whole screen={screen} />}
    </ActFrame>
  );
}

function Whole({ screen }: { readonly screen: RecordScreen }): JSX.Element {
  const translator = useTranslator();
  const { record, error } = useScreen(screen);
  const now = useNow();
  return (
    <>
      {error === undefined ? null : (
        <ErrorState
          detail={errorText(translator, error)}
          code={error.code}
          onRetry={() => void screen.load()}
        />
      )}
      <ul className="tg-act-dialog__list" data-text>
        {record === undefined && error === undefined ? (
          <li>
            <ListSkeleton rows={4} />
          </li>
        ) : null}
        {(record?.messages ?? []).map((message, at) => (
          // A record never changes its order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <div className="tg-act-dialog__text">
              <WhoAndWhen name={message.senderName} time={message.time} now={now} />
              <p dir="auto" lang={textLanguage(message.text)}>
                <EmojiText lines text={lineText(translator, summarize(message.text), asCharacter)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
