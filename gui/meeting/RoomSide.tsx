// Draws the side of a room: who waits, who is there with what may be done to them, the meeting's chat below, or its notes.
import { useState, type JSX } from 'react';
import type { MeetingMessage, Room, Seat } from '#sdk/api.ts';
import { forReader } from '#sdk/contacts/rules/for-reader.ts';
import type { Translator } from '#sdk/locales/index.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { foundSeats } from '#sdk/meeting/screens/found-seats.ts';
import { isHost, mayActOn, seatOrder } from '#sdk/meeting/rules/room-rights.ts';
import { textLanguage } from '#sdk/chat/rules/text-language.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import type { MenuEntry } from '../parts/Menu.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { useText, useTranslator } from '../parts/text.ts';
import { Notes, type NotesProps } from './Notes.tsx';
import { PersonName } from '../parts/PersonName.tsx';

/** What the side leads to. */
export type SideActs = {
  onSeat(act: string, seatId: string, on?: boolean): void;
  admitAll(): void;
  /** Absent where one may not. */
  invite?(): void;
  say(text: string): void;
  close(part: SidePart): void;
};
/** Parts of the side; people stand above the chat, notes stand alone. */
export type SidePart = 'members' | 'chat' | 'notes';

/** The side after one of its parts was asked for: people and chat stand together where there is room, notes alone. */
export function toggledSide(
  now: ReadonlySet<SidePart>,
  part: SidePart,
  isNarrow: boolean,
): ReadonlySet<SidePart> {
  if (now.has(part)) return new Set([...now].filter((each) => each !== part));
  return new Set(
    part === 'notes' || isNarrow ? [part] : [...[...now].filter((each) => each !== 'notes'), part],
  );
}

/** The side. */
export function RoomSide(props: {
  readonly room: Room;
  readonly shown: ReadonlySet<SidePart>;
  readonly speaking: ReadonlySet<string>;
  readonly messages: readonly MeetingMessage[];
  /** Absent where one has none. */
  readonly notes?: NotesProps;
  readonly acts: SideActs;
}): JSX.Element {
  const { shown } = props;
  return (
    <aside className="tg-room__side">
      {shown.has('notes') && props.notes !== undefined ? (
        <Notes {...props.notes} onClose={() => props.acts.close('notes')} />
      ) : (
        <>
          {shown.has('members') ? <People {...props} /> : null}
          {shown.has('chat') ? <Said {...props} /> : null}
        </>
      )}
    </aside>
  );
}

function People(props: {
  readonly room: Room;
  readonly speaking: ReadonlySet<string>;
  readonly acts: SideActs;
}): JSX.Element {
  const translator = useTranslator();
  const { t, language } = translator;
  const { room, speaking, acts } = props;
  const [query, setQuery] = useState<string>();
  const found = foundSeats(seatOrder(room), query ?? '');
  return (
    <section className="tg-room__people">
      <header>
        <b className="tg-number">{t('meeting.membersCount', { count: room.seats.length })}</b>
        <span>
          <IconButton
            icon="search"
            label={t('meeting.findMember')}
            onClick={() => setQuery(query === undefined ? '' : undefined)}
          />
          {acts.invite !== undefined ? (
            <IconButton icon="plus" label={t('meeting.inviteTitle')} onClick={acts.invite} />
          ) : null}
          <IconButton icon="close" label={t('words.close')} onClick={() => acts.close('members')} />
        </span>
      </header>
      {query === undefined ? null : (
        <SearchBox value={query} onChange={setQuery} placeholder={t('meeting.findMember')} />
      )}
      {room.waiting.length === 0 ? null : (
        <section className="tg-room__waiting">
          <div>
            <span>{t('meeting.waitingCount', { count: room.waiting.length })}</span>
            <Button size="small" look="quiet" onClick={acts.admitAll}>
              {t('meeting.admitAll')}
            </Button>
          </div>
          {room.waiting.map((seat) => (
            <div key={seat.id} className="tg-seat">
              <Avatar id={seat.personId} name={seat.name} size="small" />
              <SeatText
                seat={seat}
                line={seat.guest === true ? t('meeting.guest') : forReader(seat, language).department}
              />
              <Button size="small" look="primary" onClick={() => acts.onSeat('admit', seat.id)}>
                {t('meeting.admit')}
              </Button>
              <Button size="small" onClick={() => acts.onSeat('decline', seat.id)}>
                {t('meeting.decline')}
              </Button>
            </div>
          ))}
        </section>
      )}
      {found.map((seat) => (
        <div key={seat.id} className="tg-seat" data-speaking={speaking.has(seat.id) || undefined}>
          <Avatar id={seat.personId} name={seat.name} size="small" />
          <SeatText
            seat={seat}
            line={[
              seat.role === 'host'
                ? t('meeting.roleHost')
                : seat.role === 'cohost'
                  ? t('meeting.roleCohost')
                  : '',
              seat.guest === true ? t('meeting.guest') : '',
              seat.id === room.mine ? t('meeting.isMe') : '',
              seat.recording === true ? t('meeting.isRecording') : '',
              lineOf(seat, translator),
            ]
              .filter((word) => word !== '')
              .join(' · ')}
          />
          {seat.sharing ? <Icon name="screen" size={18} /> : null}
          {seat.handTime > 0 ? <Icon name="hand" size={18} /> : null}
          <Icon name={seat.microphone ? 'voice' : 'micOff'} size={18} />
          <Icon name={seat.camera ? 'meeting' : 'cameraOff'} size={18} />
          {mayActOn(room, seat) ? <SeatMenu room={room} seat={seat} acts={acts} /> : null}
        </div>
      ))}
      {query !== undefined && found.length === 0 ? (
        <p className="tg-room__none">{t('meeting.noSuchMember')}</p>
      ) : null}
    </section>
  );
}

function lineOf(seat: Seat, { t, language }: Translator): string {
  if (seat.state === 'away') return t('meeting.away');
  if (seat.sharing) return t('meeting.isSharing');
  if (seat.handTime > 0) return t('meeting.handUp');
  if (seat.line !== 'good') return t('meeting.lineWeak');
  return seat.role === 'member' ? forReader(seat, language).department : '';
}

function SeatText({ seat, line }: { seat: Seat; line: string }): JSX.Element {
  return (
    <span className="tg-seat__text">
      <b className="tg-truncate" lang={textLanguage(seat.name)}>
        <PersonName name={seat.name} />
      </b>
      {line === '' ? null : <span className="tg-truncate">{line}</span>}
    </span>
  );
}

function SeatMenu({ room, seat, acts }: { room: Room; seat: Seat; acts: SideActs }): JSX.Element {
  const t = useText();
  const entries: MenuEntry[] = [
    seat.microphone
      ? { id: 'mute', label: t('meeting.muteOne'), icon: 'micOff' }
      : { id: 'askUnmute', label: t('meeting.askUnmute'), icon: 'voice' },
    ...(seat.handTime > 0 ? [{ id: 'lowerHand', label: t('meeting.lowerHand'), icon: 'hand' as const }] : []),
    ...(isHost(room) && seat.guest !== true
      ? [
          { id: 'handOver', label: t('meeting.makeHost') },
          seat.role === 'cohost'
            ? { id: 'dropCohost', label: t('meeting.dropCohost') }
            : { id: 'cohost', label: t('meeting.makeCohost') },
        ]
      : []),
    'line',
    { id: 'remove', label: t('meeting.removeNamed', { name: seat.name }), icon: 'close', danger: true },
  ];
  return (
    <MenuButton
      label={t('meeting.moreOf', { name: seat.name })}
      placement="bottom-end"
      entries={entries}
      onChoose={(id) =>
        id === 'dropCohost' ? acts.onSeat('cohost', seat.id, false) : acts.onSeat(id, seat.id, true)
      }
    >
      {(opener) => (
        <button
          type="button"
          className="tg-seat__more"
          aria-label={t('meeting.moreOf', { name: seat.name })}
          aria-expanded={opener.expanded}
          onClick={opener.toggle}
        >
          <Icon name="more" size={18} />
        </button>
      )}
    </MenuButton>
  );
}

function Said(props: { room: Room; messages: readonly MeetingMessage[]; acts: SideActs }): JSX.Element {
  const { t, timeLocale } = useTranslator();
  const [text, setText] = useState('');
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  return (
    <section className="tg-room__said">
      <header>
        <b>{t('meeting.chat')}</b>
        <small>{t(props.room.meeting.chatId === undefined ? 'meeting.chatOwn' : 'meeting.chatStays')}</small>
        <IconButton icon="close" label={t('words.close')} onClick={() => props.acts.close('chat')} />
      </header>
      <ol aria-live="polite">
        {props.messages.map((said) => (
          <li key={said.id}>
            <Avatar id={said.personId} name={said.name} size="tiny" />
            <span>
              <b lang={textLanguage(said.name)}>
                <PersonName name={said.name} />{' '}
                <span className="tg-number">{writeDate(timeLocale, said.time, clock)}</span>
              </b>
              <p dir="auto">{said.text}</p>
            </span>
          </li>
        ))}
      </ol>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          props.acts.say(text.trim());
          setText('');
        }}
      >
        <input
          value={text}
          maxLength={2_000}
          aria-label={t('meeting.sayTo')}
          placeholder={t('meeting.sayTo')}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="small" look="primary">
          {t('meeting.send')}
        </Button>
      </form>
    </section>
  );
}
