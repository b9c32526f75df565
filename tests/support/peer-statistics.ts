// What a page's peer connections have decoded, by their own statistics; and whether any device of it is still open.
import type { Page } from 'playwright-core';

type Kept = { connections: Set<RTCPeerConnection>; tracks: Set<MediaStreamTrack> };
declare global {
  var tangramPeers: Kept | undefined;
}

/** Keeps every connection and every opened device of the page from its next load on. */
export async function keepConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: Kept = { connections: new Set(), tracks: new Set() };
    globalThis.tangramPeers = kept;
    const Plain = globalThis.RTCPeerConnection;
    globalThis.RTCPeerConnection = class extends Plain {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        kept.connections.add(this);
      }
    };
    const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
    if (devices === undefined) return;
    for (const name of ['getUserMedia', 'getDisplayMedia'] as const) {
      const open = devices[name].bind(devices);
      devices[name] = async (wish?: MediaStreamConstraints) => {
        const stream = await open(wish);
        for (const track of stream.getTracks()) kept.tracks.add(track);
        return stream;
      };
    }
  });
}

/** What a page has taken in. */
export type Decoded = {
  /** Connections that stand, and the kinds of candidates their paths have, both ends. */
  standing: number;
  paths: string[];
  /** Frames of all pictures, and of the third place: a shared screen. */
  frames: number;
  screenFrames: number;
  /** Frames of each camera that is received. */
  cameras: number[];
  /** Frames of each picture that is received, whatever its place: a media server sends many over one line. */
  pictures: number[];
  soundEnergy: number;
  /** Devices of this page that are open. */
  liveTracks: number;
};

/** Reads the statistics now. */
export function decodedBy(page: Page): Promise<Decoded> {
  return page.evaluate(async () => {
    const kept = globalThis.tangramPeers ?? { connections: new Set(), tracks: new Set() };
    const decoded: Decoded = {
      standing: 0,
      paths: [],
      frames: 0,
      screenFrames: 0,
      cameras: [],
      pictures: [],
      soundEnergy: 0,
      liveTracks: [...kept.tracks].filter(({ readyState }) => readyState === 'live').length,
    };
    for (const connection of kept.connections) {
      if (connection.connectionState !== 'connected') continue;
      decoded.standing += 1;
      const [, camera, screen] = connection.getTransceivers().map(({ mid }) => mid);
      const reports = await connection.getStats();
      const all = [...(reports as ReadonlyMap<string, Record<string, unknown>>).values()];
      for (const report of all) {
        if (report['type'] === 'inbound-rtp') {
          const frames = Number(report['framesDecoded'] ?? 0);
          decoded.frames += frames;
          if (report['kind'] === 'video') decoded.pictures.push(frames);
          if (report['mid'] === camera) decoded.cameras.push(frames);
          if (report['mid'] === screen) decoded.screenFrames += frames;
          decoded.soundEnergy += Number(report['totalAudioEnergy'] ?? 0);
        }
        if (report['type'] === 'candidate-pair' && report['nominated'] === true) {
          const ends = [report['localCandidateId'], report['remoteCandidateId']].map(
            (id) => all.find((one) => one['id'] === id)?.['candidateType'],
          );
          decoded.paths.push(ends.join('/'));
        }
      }
    }
    return decoded;
  });
}

/** Sound that has come over each line that stands, by the line's own name: it grows for as long as somebody is heard. */
export async function heardFrom(page: Page): Promise<ReadonlyMap<string, number>> {
  const heard = await page.evaluate(async () => {
    const found: [string, number][] = [];
    let at = 0;
    for (const connection of globalThis.tangramPeers?.connections ?? []) {
      at += 1;
      if (connection.connectionState !== 'connected') continue;
      const reports = (await connection.getStats()) as ReadonlyMap<string, Record<string, unknown>>;
      const energy = [...reports.values()].reduce(
        (sum, one) => sum + (one['type'] === 'inbound-rtp' ? Number(one['totalAudioEnergy'] ?? 0) : 0),
        0,
      );
      found.push([`${performance.timeOrigin} ${at}`, energy]);
    }
    return found;
  });
  return new Map(heard);
}
