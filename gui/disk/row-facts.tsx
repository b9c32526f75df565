// Draws what rows, tiles and details tell of a thing: its glyph, its small picture, when it was changed.
import { useEffect, useState, type JSX } from 'react';
import type { DiskNode, DiskTask, OfficeApi } from '#sdk/api.ts';
import type { Translate } from '#sdk/locales/index.ts';
import { writeDate } from '#sdk/locales/date-format.ts';
import { useApp } from '../ground/app-parts.ts';
import { fileHue, fileIcon } from '../files/file-hue.ts';
import { Icon } from '../parts/Icon.tsx';

/** The time of a row: today by the clock, else by its day. */
export function timeOf(time: number, timeLocale: string, now: number): string {
  if (time === 0) return '';
  const day = writeDate(timeLocale, time, { dateStyle: 'short' });
  const isToday = day === writeDate(timeLocale, now, { dateStyle: 'short' });
  const isThisYear =
    writeDate(timeLocale, time, { year: 'numeric' }) === writeDate(timeLocale, now, { year: 'numeric' });
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const date = { month: '2-digit', day: '2-digit' } as const;
  if (isToday) return writeDate(timeLocale, time, clock);
  return writeDate(timeLocale, time, isThisYear ? { ...date, ...clock } : { year: 'numeric', ...date });
}

/** The glyph of a thing on its hue. */
export function Tile({ row, size = 18 }: { readonly row: DiskNode; readonly size?: 18 | 28 }): JSX.Element {
  return (
    <span className="tg-disk-tile" data-hue={row.isFolder ? 2 : fileHue(row.name)} data-size={size}>
      <Icon name={row.isFolder ? 'disk' : fileIcon(row.name)} size={size === 28 ? 28 : 18} />
    </span>
  );
}

/** Small pictures of this page by the content they show; the oldest go first. */
const kept = new Map<string, Promise<string | undefined>>();
const maxKept = 300;
const side = 256;

function pictureOf(office: OfficeApi, row: DiskNode): Promise<string | undefined> {
  const key = `${row.id} ${row.version} ${row.md5}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const asked = office.disk
    .thumbnail(row.id, side)
    .then((png) =>
      png.byteLength === 0 ? undefined : URL.createObjectURL(new Blob([png], { type: 'image/png' })),
    )
    // Without a small picture the glyph stands there, which is no fault to tell of; the next time it is asked for again.
    .catch(() => {
      kept.delete(key);
      return undefined;
    });
  kept.set(key, asked);
  if (kept.size > maxKept) {
    const [oldest, gone] = [...kept][0] as [string, Promise<string | undefined>];
    kept.delete(oldest);
    void gone.then((url) => (url === undefined ? undefined : URL.revokeObjectURL(url)));
  }
  return asked;
}

/** The small picture of a picture, else the glyph. */
export function Thumbnail({ row }: { readonly row: DiskNode }): JSX.Element {
  const { office } = useApp();
  const [url, setUrl] = useState<string>();
  const wanted = !row.isFolder && fileIcon(row.name) === 'picture';
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    void pictureOf(office, row).then((found) => (gone ? undefined : setUrl(found)));
    return () => {
      gone = true;
    };
  }, [office, row, wanted]);
  return url === undefined ? <Tile row={row} size={28} /> : <img src={url} alt="" draggable={false} />;
}

/** Who started a task and when, how many of its people have delivered, and whether it is over. */
export function taskFacts(
  task: Pick<DiskTask, 'starterName' | 'time' | 'members' | 'closed'>,
  t: Translate,
  timeLocale: string,
): string {
  const done = task.members.filter(({ files }) => files > 0).length;
  return [
    ...(task.closed ? [t('disk.closed')] : []),
    t('disk.taskStarted', {
      name: task.starterName,
      day: writeDate(timeLocale, task.time, { dateStyle: 'medium' }),
    }),
    t('disk.taskSum', { people: task.members.length, done }),
  ].join(' · ');
}
