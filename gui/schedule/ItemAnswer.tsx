// What one answers: a task is completed, an invitation accepted or rejected, for this time or for all.
import { useEffect, useEffectEvent, useState, type JSX } from 'react';
import type { ScheduleItem } from '#sdk/api.ts';
import { mayDo, responseOf } from '#sdk/schedule/rules/item-rights.ts';
import { Button } from '../parts/Button.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import { useItemAct } from './useItemAct.ts';
import { useTick } from './useTick.ts';

/** The foot of a drawer; nothing where there is nothing to answer. */
export function ItemAnswer(props: {
  readonly item: ScheduleItem;
  readonly personId: string;
  readonly recurrenceId: string;
}): JSX.Element | null {
  const { item, personId: me, recurrenceId } = props;
  const { t } = useTranslator();
  const act = useItemAct();
  const tick = useTick();
  const [scope, setScope] = useState<'this' | 'all'>('all');
  const [completes, setCompletes] = useState<'this' | 'all'>('this');
  const [note, setNote] = useState('');
  const mayComplete = mayDo('complete', item, me);
  const isDone = item.overrides.some((one) => one.recurrenceId === recurrenceId && one.isDone === true);
  const mayAnswer = mayDo('respond', item, me) && item.type !== 'task';
  const response = responseOf(item, me, recurrenceId);

  const answer = (given: 'accepted' | 'declined'): Promise<boolean> =>
    act(item, {
      act: 'respond',
      response: given,
      note,
      ...(item.rule !== '' && scope === 'this' && { recurrenceId }),
    });
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || !mayAnswer) return;
    if (/^(INPUT|TEXTAREA|SELECT)$/u.test(target.tagName) || target.isContentEditable) return;
    if (document.querySelector('[role=dialog]') !== null) return;
    const key = event.key.toLowerCase();
    if (key !== 'a' && key !== 'r') return;
    event.preventDefault();
    void answer(key === 'a' ? 'accepted' : 'declined');
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  if (mayComplete)
    return (
      <footer className="tg-item__foot">
        {item.rule === '' ? null : (
          <Segments
            label={t('schedule.scopeComplete')}
            choices={(['this', 'all'] as const).map((id) => ({ id, label: t(`schedule.scope.${id}`) }))}
            chosen={completes}
            onChoose={(id) => setCompletes(id === 'this' ? 'this' : 'all')}
          />
        )}
        {item.rule !== '' && completes === 'this' && isDone ? (
          <Button fill icon="undo" onClick={() => void tick({ id: item.id, isDone: false, recurrenceId })}>
            {t('schedule.act.reopen')}
          </Button>
        ) : (
          <Button
            look="primary"
            fill
            icon="check"
            onClick={() =>
              void (completes === 'this'
                ? tick({ id: item.id, isDone: true, recurrenceId })
                : act(item, { act: 'complete' }))
            }
          >
            {t('schedule.act.complete')}
          </Button>
        )}
      </footer>
    );
  if (!mayAnswer) return null;
  return (
    <footer className="tg-item__foot">
      {item.rule === '' ? null : (
        <Segments
          label={t('schedule.scopeRespond')}
          choices={(['this', 'all'] as const).map((id) => ({ id, label: t(`schedule.scope.${id}`) }))}
          chosen={scope}
          onChoose={(id) => setScope(id === 'this' ? 'this' : 'all')}
        />
      )}
      <input
        aria-label={t('schedule.noteHint')}
        placeholder={t('schedule.noteHint')}
        value={note}
        maxLength={2_000}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="tg-item__answers">
        <Button
          look={response === 'accepted' ? 'plain' : 'primary'}
          fill
          keys="A"
          disabled={response === 'accepted'}
          onClick={() => void answer('accepted')}
        >
          {t('schedule.act.accept')}
        </Button>
        <Button fill keys="R" disabled={response === 'declined'} onClick={() => void answer('declined')}>
          {t('schedule.act.decline')}
        </Button>
      </div>
    </footer>
  );
}
