// What is open: kind, when, where, people with their answers, attachments, remarks, feedback; the answer stays below.
import { useState, type JSX, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Occurrence, ScheduleItem } from '#sdk/api.ts';
import { messageOf } from '#sdk/schedule/rules/from-message.ts';
import { statusAt } from '#sdk/schedule/rules/current-occurrence.ts';
import { mayDo, partOf } from '#sdk/schedule/rules/item-rights.ts';
import { showsAs } from '#sdk/schedule/rules/shown-as.ts';
import { movedBy, wallOf } from '#sdk/schedule/rules/wall-time.ts';
import type { ScheduleScreen, ScheduleSnapshot } from '#sdk/schedule/screens/schedule.ts';
import { Confirm } from '../ground/Confirm.tsx';
import { useNow } from '../ground/useNow.ts';
import { errorText } from '../ground/error-text.ts';
import { Checkbox } from '../parts/Checkbox.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { IconName } from '../parts/icon-paths.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useTranslator } from '../parts/text.ts';
import { PickerDialog } from '../picker/PickerDialog.tsx';
import { AttachmentStrip } from './AttachmentStrip.tsx';
import { FeedbackPanel } from './FeedbackPanel.tsx';
import { ItemAnswer } from './ItemAnswer.tsx';
import { useItemTypes } from './item-types.ts';
import { MeetingDoor } from '../meeting/MeetingDoor.tsx';
import { ItemPeople } from './ItemPeople.tsx';
import { whenText } from './item-when.ts';
import { ProgressField } from './ProgressField.tsx';
import { ProposeDialog } from './ProposeDialog.tsx';
import { reminderText } from './reminder-text.ts';
import { repeatText } from '#sdk/locales/repeat-text.ts';
import { ShareItemDialog } from './ShareItemDialog.tsx';
import { useItemAct } from './useItemAct.ts';

type Named = Pick<Occurrence, 'itemId' | 'recurrenceId' | 'isRepeating' | 'title'>;

/** The drawer. */
export function ItemDrawer(props: {
  readonly screen: ScheduleScreen;
  readonly snapshot: ScheduleSnapshot;
  readonly onClose: () => void;
  readonly onEdit: (item: ScheduleItem, recurrenceId: string | undefined) => void;
  readonly onRemove: (one: Named) => Promise<void>;
  /** Cancels a meeting that repeats: it is asked first how far that goes. */
  readonly onCancel: (one: Named) => Promise<void>;
  readonly onAdopt: (one: Named, times: { start: string; end: string }) => Promise<boolean>;
}): JSX.Element {
  const { snapshot } = props;
  const translator = useTranslator();
  if (snapshot.itemError !== undefined)
    return (
      <div className="tg-item">
        <header className="tg-item__head">
          <span />
          <IconButton
            icon="close"
            size={18}
            label={translator.t('schedule.closeDetails')}
            onClick={props.onClose}
          />
        </header>
        <ErrorState detail={errorText(translator, snapshot.itemError)} code={snapshot.itemError.code} />
      </div>
    );
  const { item } = snapshot;
  return item === undefined ? (
    <ListSkeleton />
  ) : (
    <Shown {...props} item={item} key={`${item.id}@${snapshot.open?.recurrenceId ?? ''}`} />
  );
}

function Line({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): JSX.Element {
  return (
    <p className="tg-item__line">
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </p>
  );
}

function Shown(props: Parameters<typeof ItemDrawer>[0] & { readonly item: ScheduleItem }): JSX.Element {
  const { item, snapshot, screen } = props;
  const types = useItemTypes();
  const translator = useTranslator();
  const { t, timeLocale } = translator;
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'cancel' | 'terminate' | 'exit'>();
  const [handing, setHanding] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [proposing, setProposing] = useState(false);
  const me = snapshot.personId;
  const now = useNow();
  // A series that is opened as a whole is shown by its next time.
  const times = snapshot.occurrences.filter((one) => one.itemId === item.id);
  const next = times.find((one) => one.end >= now) ?? times.at(-1);
  const recurrenceId = snapshot.open?.recurrenceId ?? next?.recurrenceId ?? item.start;
  const override = item.overrides.find((one) => one.recurrenceId === recurrenceId);
  const title = override?.title ?? item.title;
  const status = statusAt(item, override);
  const origin = messageOf(item.source);
  const isTask = item.type === 'task';
  // Who moves it sees it on the slider itself.
  const slides = isTask && item.checklist.length === 0 && mayDo('progress', item, me);
  const start = override?.start ?? recurrenceId;
  const end = override?.end ?? movedBy(start, wallOf(item.end) - wallOf(item.start));
  const shownAs = showsAs(item, override);
  const overlap = snapshot.overlaps.get(`${item.id}@${recurrenceId}`);
  const calendar = screen.calendarOf({ calendarId: item.calendarId, part: partOf(item, me) });
  const named = { itemId: item.id, recurrenceId, isRepeating: item.rule !== '', title };
  const doAct = useItemAct();
  const act = (input: Parameters<typeof doAct>[1]): Promise<boolean> => doAct(item, input);
  const menu = [
    ...(mayDo('edit', item, me) ? [{ id: 'edit', label: t('schedule.edit'), icon: 'write' as const }] : []),
    ...(mayDo('reopen', item, me)
      ? [{ id: 'reopen', label: t('schedule.act.reopen'), icon: 'undo' as const }]
      : []),
    ...(mayDo('urge', item, me)
      ? [{ id: 'urge', label: t('schedule.act.urge'), icon: 'bell' as const }]
      : []),
    ...(mayDo('propose', item, me)
      ? [{ id: 'propose', label: t('schedule.act.propose'), icon: 'clock' as const }]
      : []),
    { id: 'share', label: t('schedule.act.share'), icon: 'share' as const },
    ...(mayDo('handOver', item, me)
      ? [{ id: 'handOver', label: t('schedule.act.handOver'), icon: 'person' as const }]
      : []),
    ...(mayDo('cancel', item, me)
      ? [{ id: 'cancel', label: t('schedule.act.cancel'), icon: 'close' as const, danger: true }]
      : []),
    ...(mayDo('terminate', item, me)
      ? [{ id: 'terminate', label: t('schedule.act.terminate'), icon: 'stop' as const, danger: true }]
      : []),
    ...(mayDo('exit', item, me)
      ? [{ id: 'exit', label: t('schedule.act.exit'), icon: 'exit' as const, danger: true }]
      : []),
    ...(mayDo('remove', item, me)
      ? [{ id: 'remove', label: t('schedule.act.remove'), icon: 'trash' as const, danger: true }]
      : []),
  ];
  const choose = (id: string): void => {
    if (id === 'edit') props.onEdit(item, snapshot.open?.recurrenceId);
    else if (id === 'remove') void props.onRemove(named);
    else if (id === 'cancel' && named.isRepeating) void props.onCancel(named);
    else if (id === 'cancel' || id === 'terminate' || id === 'exit') setAsking(id);
    else if (id === 'handOver') setHanding(true);
    else if (id === 'share') setSharing(true);
    else if (id === 'propose') setProposing(true);
    else if (id === 'reopen' || id === 'urge') void act({ act: id });
  };
  return (
    <div className={`tg-item tg-hue-${calendar?.color ?? 4}`}>
      <header className="tg-item__head">
        <span>
          {t(`schedule.type.${types.includes(item.type) ? item.type : 'schedule'}`)}
          {status === 'confirmed' ? '' : ` · ${t(`schedule.status.${status}`)}`}
        </span>
        {mayDo('edit', item, me) ? (
          <IconButton icon="write" size={18} label={t('schedule.edit')} onClick={() => choose('edit')} />
        ) : null}
        {menu.length === 0 ? null : (
          <MenuButton label={t('schedule.moreActs')} entries={menu} onChoose={choose}>
            {({ expanded, toggle }) => (
              <IconButton
                icon="more"
                size={18}
                label={t('schedule.moreActs')}
                expanded={expanded}
                onClick={toggle}
              />
            )}
          </MenuButton>
        )}
        <IconButton icon="close" size={18} label={t('schedule.closeDetails')} onClick={props.onClose} />
      </header>
      <div className="tg-item__body">
        <h2 className="tg-item__title">{title}</h2>
        <Line icon="clock">
          {isTask
            ? t('schedule.dueAt', { time: whenText(end, end, item, translator) })
            : whenText(start, end, item, translator)}
        </Line>
        {item.rule === '' ? null : <Line icon="redo">{repeatText(t, item, timeLocale)}</Line>}
        {(override?.location ?? item.location) === '' ? null : (
          <Line icon="place">{override?.location ?? item.location}</Line>
        )}
        {item.meetingId === undefined ||
        item.status !== 'confirmed' ||
        !types.includes('videoMeeting') ? null : (
          <MeetingDoor meetingId={item.meetingId} />
        )}
        {item.reminders.length === 0 ? null : (
          <Line icon="bell">
            {item.reminders.map((minutes) => reminderText(t, minutes)).join(t('schedule.listComma'))}
          </Line>
        )}
        {item.importance === 'ordinary' ? null : (
          <Line icon="warning">{t(`schedule.importance.${item.importance}`)}</Line>
        )}
        {/* An hour that is busy needs no word. */}
        {isTask || (shownAs === 'busy' && !item.isAllDay) ? null : (
          <Line icon="eye">{t(`schedule.showsAs.${shownAs}`)}</Line>
        )}
        {origin === undefined ? null : (
          <Line icon="chat">
            <button
              type="button"
              className="tg-item__link"
              onClick={() => void navigate(`/main/messages/${origin.chatId}?mid=${origin.mid}`)}
            >
              {t('schedule.fromChat')}
            </button>
          </Line>
        )}
        {overlap === undefined ? null : (
          <div className="tg-item__overlap">
            <Icon name="warning" size={16} /> {t('schedule.overlap', { title: overlap })}
            {mayDo('propose', item, me) ? (
              <button type="button" onClick={() => setProposing(true)}>
                {t('schedule.act.propose')}
              </button>
            ) : null}
          </div>
        )}
        {isTask ? (
          <section>
            <h3>
              {t('schedule.progress')} {item.progress}%
            </h3>
            {slides ? null : <progress max={100} value={item.progress} aria-label={t('schedule.progress')} />}
            {item.checklist.map((point) => (
              <Checkbox
                key={point.id}
                checked={point.isDone}
                disabled={!mayDo('check', item, me)}
                onChange={(isDone) => void act({ act: 'check', point: point.id, isDone })}
              >
                {point.text}
              </Checkbox>
            ))}
            {slides ? (
              <ProgressField
                label={t('schedule.progress')}
                value={item.progress}
                onChange={(progress) => act({ act: 'progress', progress })}
              />
            ) : null}
          </section>
        ) : null}
        <ItemPeople
          item={item}
          personId={me}
          recurrenceId={recurrenceId}
          onAdopt={(times, of) => void props.onAdopt({ ...named, recurrenceId: of || recurrenceId }, times)}
        />
        {item.attachments.length === 0 ? null : (
          <section>
            <h3>{t('schedule.attachments', { count: item.attachments.length })}</h3>
            <AttachmentStrip files={item.attachments} />
          </section>
        )}
        {(override?.remarks ?? item.remarks) === '' ? null : (
          <section>
            <h3>{t('schedule.remarks')}</h3>
            <p className="tg-item__remarks">{override?.remarks ?? item.remarks}</p>
          </section>
        )}
        {isTask && partOf(item, me) !== 'viewer' ? (
          <FeedbackPanel item={item} feedback={snapshot.feedback} personId={me} />
        ) : null}
      </div>
      <ItemAnswer item={item} personId={me} recurrenceId={recurrenceId} />
      <Confirm
        open={asking !== undefined}
        title={t(`schedule.act.${asking ?? 'cancel'}`)}
        act={t(`schedule.act.${asking ?? 'cancel'}`)}
        destructive
        onConfirm={() => {
          if (asking !== undefined)
            void act({ act: asking }).then((done) => done && asking === 'exit' && props.onClose());
          setAsking(undefined);
        }}
        onClose={() => setAsking(undefined)}
      >
        {t(`schedule.${asking ?? 'cancel'}Question`, { title })}
      </Confirm>
      {proposing ? (
        <ProposeDialog
          item={item}
          start={start}
          end={end}
          recurrenceId={recurrenceId}
          onClose={() => setProposing(false)}
        />
      ) : null}
      {sharing ? (
        <ShareItemDialog
          item={{ ...item, title }}
          when={whenText(isTask ? end : start, end, item, translator)}
          onClose={() => setSharing(false)}
        />
      ) : null}
      {handing ? (
        <PickerDialog
          title={t('schedule.act.handOver')}
          options={{ mode: 'people', single: true, already: [me] }}
          onPick={async ({ people: [to] }) => to !== undefined && act({ act: 'handOver', toId: to.id })}
          onClose={() => setHanding(false)}
        />
      ) : null}
    </div>
  );
}
