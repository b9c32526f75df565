// Draws what an item is, and settles it or leads to where it is settled.
import type { JSX } from 'react';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import { dueText } from '#sdk/locales/due-text.ts';
import { momentText } from '#sdk/locales/time-text.ts';
import { todoPlace } from '#sdk/navigation/todo-place.ts';
import type { TodoListScreen } from '#sdk/todo/screens/todo-list.ts';
import type { TodoItem } from '#sdk/todo/todo-api.ts';
import { useNotify } from '../ground/useNotify.ts';
import { useNow } from '../ground/useNow.ts';
import { useScreen } from '../ground/useScreen.ts';
import { ApprovalPane } from '../approval/ApprovalPane.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useTranslator } from '../parts/text.ts';
import { DetailHead } from '../workbench/DetailHead.tsx';
import { inLanguage, sourceText } from '#sdk/locales/work-text.ts';
import { isFromOutside, isSettledHere } from '#sdk/todo/rules/settled-here.ts';
import { laterChoices } from '#sdk/todo/rules/later-choices.ts';
import { useOpenTodo } from './useOpenTodo.ts';
import '../workbench/Detail.css';
import { PersonName } from '../parts/PersonName.tsx';

/** A request is decided here; everything else says where it is settled. */
export function TodoDetail(props: {
  readonly screen: TodoListScreen;
  readonly item: TodoItem;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, item, onClose } = props;
  const requestId = /^approval:(\d+)/u.exec(item.reference)?.[1];
  if (requestId !== undefined)
    return (
      <ApprovalPane
        key={requestId}
        requestId={requestId}
        place={placeOf(screen, item)}
        onStep={(by) => screen.step(by)}
        onClose={onClose}
        onDone={() => screen.step(1)}
      />
    );
  return <PlainDetail {...props} />;
}

/** Where an item stands among those that are shown. */
function placeOf(screen: TodoListScreen, item: TodoItem): { at: number; of: number } {
  const shown = screen.getSnapshot().groups.flatMap(({ items }) => items);
  return { at: shown.findIndex(({ id }) => id === item.id) + 1, of: shown.length };
}

function PlainDetail(props: {
  readonly screen: TodoListScreen;
  readonly item: TodoItem;
  readonly onClose: () => void;
}): JSX.Element {
  const { screen, item } = props;
  const translator = useTranslator();
  const { t, language } = translator;
  const open = useOpenTodo(screen);
  const notify = useNotify();
  const now = useNow();
  const { sources, busy } = useScreen(screen);
  const place = todoPlace(item);
  const isOpen = item.doneTime == null;
  const isOutside = isFromOutside(item);
  const due = dueText(translator, item, now);
  const sourceName = sources.find(({ source }) => source === item.source)?.name;
  const putOff = (time: number | undefined): void =>
    void notify.attempt(async () => {
      await screen.putOff(item.id, time);
      if (time !== undefined)
        notify.done({ key: 'workbench.todo.moved', parameters: { when: momentText(translator, time, now) } });
    });
  const choices = laterChoices(now);
  return (
    <div className="tg-detail">
      <DetailHead
        title={sourceText(translator, item.source, sourceName)}
        onStep={(by) => screen.step(by)}
        onClose={props.onClose}
      />
      <div className="tg-detail__body">
        <h2 className="tg-detail__title">{inLanguage(item.title, language)}</h2>
        <dl className="tg-detail__facts">
          {item.from == null ? null : (
            <>
              <dt>{t('workbench.todo.from')}</dt>
              <dd className="tg-detail__person">
                <Avatar id={item.from.id} name={item.from.name} photo={item.from.avatar} size="tiny" />
                <PersonName name={item.from.name} />
                {item.from.departmentName === '' ? '' : ` · ${forReader(item.from, language).departmentName}`}
              </dd>
            </>
          )}
          {due.text === '' ? null : (
            <>
              <dt>{t('workbench.todo.dueAt')}</dt>
              <dd data-late={due.late || undefined}>{due.text}</dd>
            </>
          )}
          <dt>{t('workbench.todo.createdAt')}</dt>
          <dd>{momentText(translator, item.createdTime, now)}</dd>
        </dl>
        {item.urgency === 'ordinary' ? null : (
          <Tag tone="warn">{t(`workbench.todo.urgency.${item.urgency}`)}</Tag>
        )}
        {item.laterTime == null || item.laterTime <= now ? null : (
          <p className="tg-detail__note">
            {t('workbench.todo.laterUntil', { when: momentText(translator, item.laterTime, now) })}
          </p>
        )}
      </div>
      <div className="tg-detail__acts">
        {place === undefined ? null : (
          <Button look="primary" fill icon={isOutside ? 'link' : 'next'} onClick={() => void open(item)}>
            {isOutside ? t('workbench.todo.openOutside') : t('workbench.todo.open')}
          </Button>
        )}
        {isOpen && isSettledHere(item) ? (
          <Button
            icon="check"
            busy={busy.has(item.id)}
            onClick={() =>
              void notify.attempt(async () => {
                await screen.settle([item.id]);
                notify.done({ key: 'workbench.todo.settled' });
              })
            }
          >
            {item.toRead ? t('workbench.todo.markRead') : t('workbench.todo.finish')}
          </Button>
        ) : null}
        {isOpen ? (
          <MenuButton
            label={t('workbench.todo.later')}
            entries={[
              { id: 'hour', label: t('workbench.todo.laterHour'), icon: 'clock' },
              { id: 'tomorrow', label: t('workbench.todo.laterTomorrow'), icon: 'sun' },
              { id: 'monday', label: t('workbench.todo.laterMonday'), icon: 'calendar' },
              ...(item.laterTime == null
                ? []
                : [{ id: 'none', label: t('workbench.todo.laterNone'), icon: 'undo' } as const]),
            ]}
            onChoose={(id) => putOff(id === 'none' ? undefined : choices[id as keyof typeof choices])}
            placement="top-end"
          >
            {({ expanded, toggle }) => (
              <IconButton
                icon="clock"
                label={t('workbench.todo.later')}
                expanded={expanded}
                onClick={toggle}
              />
            )}
          </MenuButton>
        ) : null}
      </div>
    </div>
  );
}
