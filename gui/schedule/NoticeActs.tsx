// What can be done about an item from its notice: answer it, tick it, put a reminder off, open it. It stays true while one looks.
import { useEffect, useState, type JSX } from 'react';
import { useNavigate } from 'react-router';
import type { ItemAct, ScheduleItem } from '#sdk/api.ts';
import { parseReference } from '#sdk/contract/references.ts';
import { routeOfReference } from '#sdk/navigation/reference-route.ts';
import { mayDo, responseOf } from '#sdk/schedule/rules/item-rights.ts';
import { useApp, useDesk } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { useText } from '../parts/text.ts';
import { useItemAct } from './useItemAct.ts';
import { useTick } from './useTick.ts';
import '../chat/kinds/CardMessage.css';

const laterMs = 600_000;

/** The acts; of what is gone none. */
export function NoticeActs(props: {
  readonly reference: string;
  readonly topic: string;
}): JSX.Element | null {
  const { reference, topic } = props;
  const { office } = useApp();
  const { person } = useDesk();
  const t = useText();
  const notify = useNotify();
  const doAct = useItemAct();
  const tick = useTick();
  const navigate = useNavigate();
  const [item, setItem] = useState<ScheduleItem | 'gone'>();
  const id = parseReference(reference)?.id ?? '';

  useEffect(() => {
    let isHere = true;
    const look = (): void =>
      void office.schedule.item(id).then(
        (found) => isHere && setItem(found),
        () => isHere && setItem('gone'),
      );
    look();
    const stop = office.schedule.changed(look);
    return () => {
      isHere = false;
      stop();
    };
  }, [office, id]);

  if (item === undefined) return null;
  if (item === 'gone') return <p className="tg-kind__reason">{t('schedule.gone')}</p>;
  const response = responseOf(item, person.id, item.start);
  const occurrence = parseReference(reference)?.occurrence || undefined;
  const act = (name: ItemAct, answer?: 'accepted' | 'declined'): void =>
    void doAct(item, { act: name, ...(answer !== undefined && { response: answer }) });
  const putOff = (): void =>
    void notify.attempt(() =>
      office.schedule.settleReminder({
        itemId: id,
        recurrenceId: occurrence ?? item.start,
        again: Date.now() + laterMs,
      }),
    );
  const answers = topic !== 'schedule.reminder' && item.type !== 'task' && mayDo('respond', item, person.id);
  return (
    <div className="tg-kind__acts">
      {answers && response === 'needsAction' ? (
        <>
          <Button size="small" look="primary" onClick={() => act('respond', 'accepted')}>
            {t('schedule.act.accept')}
          </Button>
          <Button size="small" onClick={() => act('respond', 'declined')}>
            {t('schedule.act.decline')}
          </Button>
        </>
      ) : answers && response !== undefined ? (
        <span className="tg-kind__reason">{t(`schedule.response.${response}`)}</span>
      ) : null}
      {mayDo('complete', item, person.id) ? (
        <Button
          size="small"
          look="primary"
          onClick={() => void tick({ id, isDone: true, recurrenceId: occurrence })}
        >
          {t('schedule.act.complete')}
        </Button>
      ) : null}
      {topic === 'schedule.reminder' ? (
        <Button size="small" onClick={putOff}>
          {t('schedule.snooze')}
        </Button>
      ) : null}
      {topic === 'schedule.shared' ? null : (
        <Button size="small" onClick={() => void navigate(routeOfReference(reference) ?? '/main/schedule')}>
          {t('schedule.open')}
        </Button>
      )}
    </div>
  );
}
