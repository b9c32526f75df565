// Draws the head of a line in a list of messages: whose it is, and its time in words, in full where one points at it.
import type { JSX } from 'react';
import { fullTime, momentText } from '#sdk/locales/time-text.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { useTranslator } from '../../parts/text.ts';
import { PersonName } from '../../parts/PersonName.tsx';

/** `time` and `now` in epoch ms. */
export function WhoAndWhen(props: {
  readonly name: string;
  readonly time: number;
  readonly now: number;
}): JSX.Element {
  const translator = useTranslator();
  return (
    <span className="tg-act-dialog__who">
      <b className="tg-truncate" lang={textLanguage(props.name)}>
        <PersonName name={props.name} />
      </b>
      <time className="tg-number" title={fullTime(translator, props.time)}>
        {momentText(translator, props.time, props.now)}
      </time>
    </span>
  );
}
