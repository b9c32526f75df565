// Rings: asks whether a call, or a meeting that asks one to come, is to be opened in the browser; and stops when it is over elsewhere.
import { useEffect, useRef, useState } from 'react';
import type { Call, RingingMeeting } from '#sdk/api.ts';
import { openAddress } from '../commands/open-address.ts';
import { useDesk, useFocus } from './desk.ts';
import { useNotify } from './useNotify.ts';
import { nameText } from '#sdk/locales/name-text.ts';

/** What rings: named so that it is asked about once. */
type Rings = {
  readonly key: string;
  readonly title: string;
  take(): Promise<string>;
  refuse(): Promise<unknown>;
};

/** Used once, by the frame. */
export function useRinging(): void {
  const { go, guard, office, origin, person, questions, translator } = useDesk();
  const { t } = translator;
  const notify = useNotify();
  const { overlay } = useFocus();
  const isLocked = overlay === 'lock';
  const [calls, setCalls] = useState<readonly Call[]>([]);
  const [meetings, setMeetings] = useState<readonly RingingMeeting[]>([]);
  useEffect(() => office.meeting.calls(setCalls), [office]);
  useEffect(() => office.meeting.ringing(setMeetings), [office]);
  const call = calls.find(({ state, toId }) => state === 'ringing' && toId === person.id);
  const meeting = meetings.at(-1);
  const rings: Rings | undefined =
    call !== undefined
      ? {
          key: `call ${call.id}`,
          title: t(call.media === 'video' ? 'meeting.callingVideo' : 'meeting.callingAudio', {
            name: nameText(translator, call.fromName),
          }),
          async take() {
            const { meetingId = '', media } = await office.meeting.accept(call.id);
            return `/main/meeting/${meetingId}?call=${call.id}&media=${media}`;
          },
          refuse: () => office.meeting.refuse(call.id),
        }
      : meeting !== undefined
        ? {
            key: `meeting ${meeting.meetingId}`,
            title: `${t('meeting.ringsYou', { name: nameText(translator, meeting.byName) })} · ${meeting.subject}`,
            async take() {
              await office.meeting.stopRinging(meeting.meetingId);
              return `/main/meeting/${meeting.meetingId}`;
            },
            refuse: () => office.meeting.stopRinging(meeting.meetingId),
          }
        : undefined;
  const asked = useRef<string>(undefined);
  const latest = useRef(rings);
  latest.current = rings;
  const key = isLocked ? undefined : rings?.key;
  useEffect(() => {
    if (asked.current !== undefined && asked.current !== key) {
      asked.current = undefined;
      questions.settle(undefined);
      go({ type: 'overlay', overlay: undefined });
    }
    const now = latest.current;
    if (key === undefined || now === undefined || asked.current === key) return;
    asked.current = key;
    guard.send('\u0007');
    const ask = async (): Promise<void> => {
      const answer = await questions.ask(
        {
          title: now.title,
          placeholder: t('meeting.ringingHint'),
          unfit: t('meeting.ringingHint'),
          // What one was typing when it rang must not answer it: the first choice leaves it ringing.
          suggest: () =>
            [
              { answer: 'later', text: t('meeting.letRing') },
              { answer: 'take', text: t('meeting.acceptInBrowser') },
              { answer: 'refuse', text: t('meeting.refuse') },
            ].map((choice) => ({ ...choice, key: choice.answer })),
        },
        () => go({ type: 'overlay', overlay: 'question' }),
      );
      if (answer === 'refuse') await now.refuse();
      if (answer === 'take') await openAddress(`${origin}${await now.take()}`);
    };
    notify.attempt(ask);
  }, [key, go, guard, notify, origin, questions, t]);
}
