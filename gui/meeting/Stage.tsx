// Draws what is seen of the others: a grid, one large with a film above, or the shared screen with the film.
import { useEffect, useEffectEvent, useRef, type JSX, type RefObject } from 'react';
import type { Room, Seat } from '#sdk/api.ts';
import { seatOrder } from '#sdk/meeting/rules/room-rights.ts';
import { useText } from '../parts/text.ts';
import type { LocalMediaState } from './media/local-media.ts';
import type { RoomState } from './media/room-state.ts';
import { Tile, TrackVideo } from './Tile.tsx';

/** How the seats stand. */
export type Layout = 'grid' | 'speaker';

/** The stage. */
export function Stage(props: {
  readonly room: Room;
  readonly state: RoomState;
  readonly media: LocalMediaState;
  readonly layout: Layout;
  readonly pinned: string | undefined;
  readonly onPin: (seatId: string | undefined) => void;
  /** Told which seats are on the screen, and which of them is large. */
  readonly onSee: (ids: ReadonlySet<string>, large: string | undefined) => void;
}): JSX.Element {
  const t = useText();
  const { room, state, media, pinned } = props;
  const seats = seatOrder(room);
  const sharer = seats.find(({ sharing }) => sharing);
  const screen =
    sharer === undefined
      ? undefined
      : sharer.id === room.mine
        ? (media.screen ?? undefined)
        : state.tracks.get(sharer.id)?.screen;
  const speaker =
    seats.find(({ id }) => id === pinned) ??
    seats.find(({ id }) => state.speaking.has(id)) ??
    seats.find(({ id }) => id !== room.mine) ??
    seats[0];
  const isLarge =
    sharer === undefined && (props.layout === 'speaker' || pinned !== undefined) && seats.length > 1;
  const stage = useRef<HTMLDivElement>(null);
  const large = isLarge ? speaker?.id : undefined;
  const order = seats.map(({ id }) => id).join(' ');
  useSeen(stage, { order, large, onSee: props.onSee });
  const tile = (seat: Seat): JSX.Element => {
    const isMine = seat.id === room.mine;
    return (
      <Tile
        key={seat.id}
        seat={seat}
        isMine={isMine}
        track={isMine ? (media.camera ?? undefined) : state.tracks.get(seat.id)?.camera}
        isSpeaking={state.speaking.has(seat.id)}
        isConnected={isMine || state.connected.has(seat.id)}
        isPinned={pinned === seat.id}
        onPin={() => props.onPin(pinned === seat.id ? undefined : seat.id)}
      />
    );
  };
  return (
    <div
      ref={stage}
      className="tg-stage"
      data-shape={sharer !== undefined ? 'share' : isLarge ? 'large' : 'grid'}
    >
      <div className="tg-stage__tiles" data-count={Math.min(9, seats.length)}>
        {(isLarge ? seats.filter(({ id }) => id !== speaker?.id) : seats).map(tile)}
      </div>
      {isLarge && speaker !== undefined ? <div className="tg-stage__large">{tile(speaker)}</div> : null}
      {sharer === undefined ? null : (
        <section className="tg-stage__share" aria-label={t('meeting.sharing', { name: sharer.name })}>
          <header>{t('meeting.sharing', { name: sharer.name })}</header>
          {screen === undefined ? null : <TrackVideo track={screen} whole />}
        </section>
      )}
    </div>
  );
}

/** Watches which tiles are on the screen. */
function useSeen(
  stage: RefObject<HTMLDivElement | null>,
  what: {
    order: string;
    large: string | undefined;
    onSee: (ids: ReadonlySet<string>, large: string | undefined) => void;
  },
): void {
  const { order, large } = what;
  const tell = useEffectEvent((ids: ReadonlySet<string>) => what.onSee(ids, large));
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) {
        const id = (target as HTMLElement).dataset['seat'] ?? '';
        if (isIntersecting) seen.add(id);
        else seen.delete(id);
      }
      tell(new Set(seen));
    });
    for (const tile of stage.current?.querySelectorAll('[data-seat]') ?? []) observer.observe(tile);
    return () => observer.disconnect();
  }, [stage, order, large]);
}
