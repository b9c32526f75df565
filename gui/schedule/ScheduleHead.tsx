// The head of the schedule: which stretch, quick add, the view, what else can be done.
import { writeDate } from '#sdk/locales/date-format.ts';
import { useState, type JSX, type Ref } from 'react';
import type { ScheduleScreen, ScheduleSnapshot, ScheduleView } from '#sdk/schedule/screens/schedule.ts';
import { useApp } from '../ground/app-parts.ts';
import { useNotify } from '../ground/useNotify.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { KeyHint } from '../parts/KeyHint.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useTranslator } from '../parts/text.ts';
import type { Draft } from './ItemDialog.tsx';
import { lunarMonth } from './lunar.ts';
import { saveFile } from './save-file.ts';
import { weekOf } from './week-of.ts';

/** The head. */
export function ScheduleHead(props: {
  readonly screen: ScheduleScreen;
  readonly snapshot: ScheduleSnapshot;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onDraft: (draft: Draft) => void;
  readonly onImport: () => void;
  readonly onPrint: () => void;
  /** Opens the calendars where the window has no room for them beside. */
  readonly onCalendars: (() => void) | undefined;
}): JSX.Element {
  const { screen, snapshot, onDraft } = props;
  const { office } = useApp();
  const { t, timeLocale, language } = useTranslator();
  const notify = useNotify();
  const [sentence, setSentence] = useState('');
  const date = new Date(`${snapshot.date}T00:00:00`);
  const title =
    snapshot.view === 'tasks'
      ? t('schedule.tasks')
      : writeDate(timeLocale, date, {
          year: 'numeric',
          month: 'long',
          ...((snapshot.view === 'day' || snapshot.view === 'people') && {
            day: 'numeric',
            weekday: 'short',
          }),
        });

  const add = async (): Promise<void> => {
    if (sentence.trim() === '') return;
    await notify.attempt(async () => {
      const found = await office.schedule.understand(sentence);
      const { title: words, start, end, people, unknown } = found;
      onDraft({ type: 'schedule', title: words, start, end, people, unknown });
      setSentence('');
    });
  };
  const exportAs = (format: 'xlsx' | 'ics'): void =>
    void notify.attempt(async () => {
      const { from, to } = snapshot;
      saveFile(await office.schedule.exportFile({ from, to }, format, { language }));
    });
  const acts: Readonly<Record<string, () => void>> = {
    newTask: () => onDraft({ type: 'task' }),
    import: props.onImport,
    xlsx: () => exportAs('xlsx'),
    ics: () => exportAs('ics'),
    template: () => void notify.attempt(async () => saveFile(await office.schedule.template(language))),
    print: props.onPrint,
  };
  const views: readonly { id: ScheduleView; label: string }[] = [
    { id: 'day', label: t('schedule.view.day') },
    { id: 'week', label: t('schedule.view.week') },
    { id: 'month', label: t('schedule.view.month') },
    { id: 'list', label: t('schedule.view.list') },
    { id: 'people', label: t('schedule.view.people') },
    { id: 'tasks', label: t('schedule.tasks') },
  ];
  return (
    <header className="tg-schedule__head">
      <div className="tg-schedule__when">
        <h1>{title}</h1>
        {snapshot.view === 'week' ? (
          <p className="tg-number">
            {t('schedule.week', { week: weekOf(date) })}
            {language === 'zh' ? ` · 农历${lunarMonth(date)}` : ''}
          </p>
        ) : null}
      </div>
      <Button size="small" onClick={() => screen.today()}>
        {t('schedule.today')}
      </Button>
      <IconButton
        icon="back"
        label={t('schedule.previous')}
        hint="K"
        size={18}
        onClick={() => screen.step(-1)}
      />
      <IconButton icon="next" label={t('schedule.next')} hint="J" size={18} onClick={() => screen.step(1)} />
      {props.onCalendars === undefined ? null : (
        <>
          <IconButton
            icon="calendar"
            label={t('schedule.myCalendars')}
            size={18}
            onClick={props.onCalendars}
          />
          <IconButton
            icon="plus"
            label={t('schedule.newItem')}
            size={18}
            onClick={() => onDraft({ type: 'schedule' })}
          />
        </>
      )}
      <form
        className="tg-schedule__quick"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Icon name="plus" size={16} />
        <input
          ref={props.inputRef}
          aria-label={t('schedule.quickAdd')}
          placeholder={t('schedule.quickAddHint')}
          value={sentence}
          maxLength={200}
          onChange={(event) => setSentence(event.currentTarget.value)}
        />
        {props.onCalendars === undefined ? <KeyHint keys="N" /> : null}
      </form>
      <Segments
        label={t('schedule.views')}
        choices={views}
        chosen={snapshot.view}
        onChoose={(view) => screen.setView(view)}
      />
      <MenuButton
        label={t('schedule.moreActs')}
        entries={[
          { id: 'newTask', label: t('schedule.newTask'), icon: 'todo' },
          'line',
          { id: 'import', label: t('schedule.import'), icon: 'up' },
          { id: 'xlsx', label: t('schedule.exportXlsx'), icon: 'down' },
          { id: 'ics', label: t('schedule.exportIcs'), icon: 'down' },
          { id: 'template', label: t('schedule.template'), icon: 'file' },
          'line',
          { id: 'print', label: t('schedule.print'), icon: 'file' },
        ]}
        onChoose={(id) => acts[id]?.()}
      >
        {({ expanded, toggle }) => (
          <IconButton icon="more" label={t('schedule.moreActs')} expanded={expanded} onClick={toggle} />
        )}
      </MenuButton>
    </header>
  );
}
