// Begins a recording of the room one sits in, tells everybody, and puts the film into the person's own disk; also what a crash left of one.
import type { OfficeApi } from '#sdk/api.ts';
import type { Watermark } from '#sdk/config/rules/watermark.ts';
import { FilmFile, forget, readLost, type FilmNote, type LostFilm } from './media/film-file.ts';
import { Recorder } from './media/recorder.ts';
import type { RoomEngine } from './media/room-engine.ts';

/** Runs one recording; undefined while nothing is kept. */
let running:
  | {
      readonly engine: RoomEngine;
      readonly recorder: Recorder;
      readonly file: FilmFile;
      readonly note: FilmNote;
    }
  | undefined;

/** Whether this window keeps a recording of that room. */
export const isRecording = (engine: RoomEngine): boolean => running?.engine === engine;

/** Begins: everybody is told first. @param mark the watermark of who keeps it */
export async function beginRecording(
  engine: RoomEngine,
  mark: Watermark | undefined,
  note: FilmNote,
): Promise<void> {
  await engine.setRecording(true);
  const file = await FilmFile.begin(note);
  const recorder = new Recorder(engine, mark, (piece) => file.add(piece));
  running = { engine, recorder, file, note };
}

/** The film, and where it went: into the disk, or to this device where there is no room or no disk. */
export type KeptFilm = { readonly name: string; readonly place: 'disk' | 'device' };

/** How long the browser has time to take a film out of the page's store, in ms. */
const handOutMs = 60_000;

/** Ends it and keeps the film. @param folder what its folder in the disk is called */
export async function endRecording(office: OfficeApi, folder: string): Promise<KeptFilm | undefined> {
  const ended = running;
  if (ended === undefined) return undefined;
  running = undefined;
  await ended.recorder.stop();
  await ended.engine.setRecording(false).catch(() => undefined);
  return keep(office, await ended.file.whole(), {
    note: ended.note,
    folder,
    forget: () => ended.file.drop(),
  });
}

/** Keeps what was left of a film. */
export async function keepLost(office: OfficeApi, lost: LostFilm, folder: string): Promise<KeptFilm> {
  return keep(office, await readLost(lost.id), { note: lost, folder, forget: () => forget(lost.id) });
}

async function keep(
  office: OfficeApi,
  film: Blob,
  { note, folder, forget: drop }: { note: FilmNote; folder: string; forget: () => Promise<void> },
): Promise<KeptFilm> {
  const begun = new Date(note.begun);
  const stamp = new Date(note.begun - begun.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  const subject = note.subject.replaceAll(/[\\/:*?"<>|]/gu, ' ').slice(0, 80);
  const name = `${subject} ${stamp.replace('T', ' ').replace(':', '')}.webm`;
  try {
    const { above, node } = await office.disk.resolve('personal:/');
    const folderId = (node ?? above).id;
    const source = { content: film };
    const ids = await office.disk.upload({
      folderId,
      source,
      name,
      mime: 'video/webm',
      path: [folder],
      conflict: 'rename',
    });
    await Promise.all(ids.map((id) => office.disk.uploaded(id)));
    await drop();
    return { name, place: 'disk' };
  } catch {
    // Nothing that was said is lost because there is no disk: it goes where downloads go.
    const link = document.createElement('a');
    link.href = URL.createObjectURL(film);
    link.download = name;
    link.click();
    setTimeout(() => {
      URL.revokeObjectURL(link.href);
      void drop().catch(reportError);
    }, handOutMs);
    return { name, place: 'device' };
  }
}
