// Draws the side of a room: who waits, who is there with what may be done to them, and the meeting's chat.
import { useState, type JSX } from 'react';
import type { MeetingMessage, Room, Seat } from '#sdk/api.ts';
import { isHost, leads, mayActOn, seatOrder } from '#sdk/meeting/rules/room-rights.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import type { MenuEntry } from '../parts/Menu.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { useText } from '../parts/text.ts';

/** What the side leads to. */
export type SideActs = {
  onSeat(act: string, seatId: string, on?: boolean): void;
  admitAll(): void;
  say(text: string): void;
  close(): void;
};

/** The side; the chat stands below the people. */
export function RoomSide(props: {
  readonly room: Room;
  readonly shown: 'members' | 'chat';
  readonly speaking: ReadonlySet<string>;
  readonly messages: readonly MeetingMessage[];
  readonly acts: SideActs;
}): JSX.Element {
  const t = useText();
  const { room, acts } = props;
  return (
    <aside className="tg-room__side" data-shown={props.shown}>
      <header>
        <b>
          {props.shown === 'members'
            ? t('meeting.membersCount', { count: room.seats.length })
            : t('meeting.chat')}
        </b>
        <IconButton icon="close" label={t('words.close')} onClick={acts.close} />
      </header>
      {props.shown === 'members' ? <People {...props} /> : <Said {...props} />}
    </aside>
  );
}

function People({
  room,
  speaking,
  acts,
}: {
  room: Room;
  speaking: ReadonlySet<string>;
  acts: SideActs;
}): JSX.Element {
  const t = useText();
  return (
    <div className="tg-room__people">
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
              <SeatText seat={seat} line={seat.department} />
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
      {seatOrder(room).map((seat) => (
        <div key={seat.id} className="tg-seat" data-speaking={speaking.has(seat.id) || undefined}>
          <Avatar id={seat.personId} name={seat.name} size="small" />
          <SeatText seat={seat} line={lineOf(seat, t)} />
          {seat.sharing ? <Icon name="screen" size={18} /> : null}
          {seat.handTime > 0 ? <Icon name="hand" size={18} /> : null}
          <Icon name={seat.microphone ? 'voice' : 'micOff'} size={18} />
          <Icon name={seat.camera ? 'meeting' : 'cameraOff'} size={18} />
          {mayActOn(room, seat) ? <SeatMenu room={room} seat={seat} acts={acts} /> : null}
        </div>
      ))}
    </div>
  );
}

function lineOf(seat: Seat, t: ReturnType<typeof useText>): string {
  if (seat.state === 'away') return t('meeting.away');
  if (seat.role === 'host') return t('meeting.roleHost');
  if (seat.role === 'cohost') return t('meeting.roleCohost');
  if (seat.handTime > 0) return t('meeting.handUp');
  return seat.line === 'good' ? seat.department : t('meeting.lineWeak');
}

function SeatText({ seat, line }: { seat: Seat; line: string }): JSX.Element {
  return (
    <span className="tg-seat__text">
      <b className="tg-truncate">{seat.name}</b>
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
    ...(isHost(room)
      ? [
          { id: 'handOver', label: t('meeting.makeHost') },
          seat.role === 'cohost'
            ? { id: 'dropCohost', label: t('meeting.dropCohost') }
            : { id: 'cohost', label: t('meeting.makeCohost') },
        ]
      : []),
    'line',
    { id: 'remove', label: t('meeting.remove'), icon: 'close' },
  ];
  return (
    <MenuButton
      label={t('meeting.more')}
      placement="bottom-end"
      entries={leads(room) ? entries : []}
      onChoose={(id) =>
        id === 'dropCohost' ? acts.onSeat('cohost', seat.id, false) : acts.onSeat(id, seat.id, true)
      }
    >
      {(opener) => (
        <button
          type="button"
          className="tg-seat__more"
          aria-label={t('meeting.more')}
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
  const t = useText();
  const [text, setText] = useState('');
  return (
    <div className="tg-room__said">
      {props.room.meeting.chatId === undefined ? null : <small>{t('meeting.chatStays')}</small>}
      <ol aria-live="polite">
        {props.messages.map((said) => (
          <li key={said.id}>
            <Avatar id={said.personId} name={said.name} size="tiny" />
            <span>
              <b>{said.name}</b>
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
    </div>
  );
}
