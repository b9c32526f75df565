// Meetings: one to one beside a bare page, four and six in a mesh, over a relay alone and a media server; and the way in with hundreds waiting.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { meetingFeature } from '#fixtures/office/meeting/feature.ts';
import { noLimits } from '#fixtures/office/services/limits.ts';
import { startOffice } from '#fixtures/serve.ts';
import { letIn, RawDevice } from '../fixtures/raw-client.ts';
import { openStage, type Stage } from '../journeys/gui/browser-office.ts';
import type { OfficeApi } from '#sdk/api.ts';
import { findBrowser } from '../run/browser.ts';
import { firstPage } from '../support/chromium.ts';
import { startJanus, startRelay, type MediaProcess } from '../support/media-servers.ts';
import { decodedBy, keepConnections } from '../support/peer-statistics.ts';
import { median, quantile, type Report } from './figure.ts';
import { havePackages, skipped } from './run/debian.ts';

declare global {
  var tangramAsked: { url: string; body: Record<string, unknown> | undefined }[] | undefined;
}

const rounds = 3;
/** Frames from which a picture counts as seen. */
const seenFrames = 2;
const lookMs = 25;
const waitingPeople = 500;
const rooms = 50;
const perRoom = 4;
const viewers = 12;
const ports = { relay: 34_781, janus: 34_788 } as const;

/** Reports all of it; what the machine has not is skipped aloud. */
export async function run(report: Report): Promise<void> {
  await waysIn(report);
  const found = findBrowser();
  if (found.path === undefined) return void skipped('meetings in the browser', found.sentence);
  await pictures(report);
  if (havePackages('coturn', ['coturn'])) await overRelay(report);
  if (havePackages('Janus', ['janus'])) await overJanus(report);
}

/** Joins of rooms while hundreds wait elsewhere, beside an empty question to the same office at the same time. */
async function waysIn(report: Report): Promise<void> {
  const office = await startOffice({ inMemory: true, seed: 'small', passwordsFor: [], limits: noLimits });
  const { seats, meetings } = office.office.features.service(meetingFeature);
  const devices: RawDevice[] = [];
  const joins: number[] = [];
  const empty: number[] = [];
  const people = [1001, 1002, 1003, 1004];
  const tokens = new Map(await Promise.all(people.map(async (id) => [id, await letIn(office, id)] as const)));
  const take = async (personId: number, id: string, number: string, key: string): Promise<void> => {
    const device = await RawDevice.open(office.url, tokens.get(personId) ?? '', { quiet: true });
    devices.push(device);
    const start = performance.now();
    const { room } = await seats.join(personId, { id, key, number });
    device.send({ type: 'seat', meetingId: id, seatId: room.mine, key, here: true });
    await device.next('room', ({ mine }) => mine === room.mine);
    joins.push(performance.now() - start);
  };
  try {
    const memory = (): number => {
      globalThis.gc?.();
      return process.memoryUsage().rss;
    };
    const before = memory();
    const hall = await meetings.create(1001, {
      kind: 'quick',
      subject: 'hall',
      waitingRoom: true,
    } as Parameters<typeof meetings.create>[1]);
    for (let index = 0; index < waitingPeople; index += 1)
      await take(people[1 + (index % 3)] ?? 0, hall.id, hall.number, `w${index}`);
    joins.length = 0;
    for (let room = 0; room < rooms; room += 1) {
      const { id, number } = await meetings.create(1001, {
        kind: 'quick',
        subject: `room ${room}`,
      } as Parameters<typeof meetings.create>[1]);
      await Promise.all(
        people.slice(0, perRoom).map(async (personId) => {
          await take(personId, id, number, `r${room}`);
          const start = performance.now();
          await fetch(`${office.url}/uc/config`);
          empty.push(performance.now() - start);
        }),
      );
    }
    const seatBytes = (memory() - before) / (waitingPeople + rooms * perRoom);
    report({
      id: 'meeting-join',
      name: 'join to the room in sight, p95: 50 rooms of four while 500 wait',
      ours: quantile(joins, 0.95),
      baseline: quantile(empty, 0.95),
      unit: 'ms',
      note: `baseline: an empty question to the same office; ${(seatBytes / 1_024).toFixed(0)} KB of memory a seat, clients included`,
    });
  } finally {
    for (const device of devices) device.close();
    await office.close();
  }
}

async function enter(stage: Stage, pages: readonly Page[], more: { mute?: boolean } = {}): Promise<number> {
  const office = await stage.client('shenzhixing');
  const made = await office.meeting.create({ kind: 'quick', subject: 'bench' });
  for (const page of pages) {
    await page.goto(`${stage.office.url}/main/meeting/${made.id}?n=${made.number}`);
    await page.getByRole('button', { name: '进入会议' }).waitFor();
  }
  await pause(more.mute === true ? 0 : 1_000);
  const start = performance.now();
  await Promise.all(pages.map((page) => page.getByRole('button', { name: '进入会议' }).click()));
  const others = pages.length - 1;
  for (const page of pages)
    await until(async () => {
      const { cameras } = await decodedBy(page);
      return cameras.length >= others && cameras.every((frames) => frames >= seenFrames);
    });
  return performance.now() - start;
}

/** Two connections in one page with the same pictures, spoken by hand: what the machine can. */
function bareSeconds(page: Page): Promise<number> {
  return page.evaluate(async (wanted) => {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: true,
      video: { width: 1280, height: 720 },
    });
    const start = performance.now();
    const ends = [new RTCPeerConnection(), new RTCPeerConnection()] as const;
    for (const [end, peer] of [ends, [ends[1], ends[0]] as const]) {
      end.addEventListener(
        'icecandidate',
        ({ candidate }) => void peer.addIceCandidate(candidate ?? undefined),
      );
      for (const track of stream.getTracks()) end.addTrack(track, stream);
    }
    await ends[0].setLocalDescription();
    await ends[1].setRemoteDescription(ends[0].localDescription as RTCSessionDescription);
    await ends[1].setLocalDescription();
    await ends[0].setRemoteDescription(ends[1].localDescription as RTCSessionDescription);
    const decodes = async (end: RTCPeerConnection): Promise<boolean> => {
      const reports = (await end.getStats()) as ReadonlyMap<string, Record<string, unknown>>;
      return [...reports.values()].some(
        (one) => one['type'] === 'inbound-rtp' && Number(one['framesDecoded'] ?? 0) >= wanted,
      );
    };
    while (!(await decodes(ends[0])) || !(await decodes(ends[1])))
      await new Promise((resolve) => setTimeout(resolve, 25));
    const took = performance.now() - start;
    for (const end of ends) end.close();
    for (const track of stream.getTracks()) track.stop();
    return took;
  }, seenFrames);
}

async function pagesOf(stage: Stage, names: readonly string[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (const name of names) {
    const page = await stage.page(name, { viewport: { width: 640, height: 480 } });
    await keepConnections(page);
    pages.push(page);
  }
  return pages;
}

const names = ['shenzhixing', 'linruoxi', 'zhoumingxuan', 'hejing', 'tangkexin', 'chenyuhang'] as const;

async function pictures(report: Report): Promise<void> {
  const stage = await openStage();
  try {
    const pages = await pagesOf(stage, names);
    const [bare] = await pagesOf(stage, ['xuanran']);
    if (bare === undefined) return;
    const samples = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      samples.bare.push(await bareSeconds(bare));
      samples.ours.push(await enter(stage, pages.slice(0, 2)));
    }
    const baseline = median(samples.bare);
    const unit = 'ms';
    report({
      id: 'meeting-pair',
      name: 'one click to both decoding, against a bare page',
      ours: median(samples.ours),
      baseline,
      unit,
    });
    for (const count of [4, 6])
      report({
        id: `meeting-mesh-${count}`,
        name: `${count} people in a mesh: all of them decode all others`,
        ours: await enter(stage, pages.slice(0, count)),
        baseline,
        unit,
        note: `${count * (count - 1)} directions on this machine; baseline: one pair of a bare page`,
      });
  } finally {
    await stage.close();
  }
}

/** Runs work with a media server in the office's environment. */
async function beside(server: MediaProcess, work: (stage: Stage) => Promise<void>): Promise<void> {
  Object.assign(process.env, server.environment);
  const stage = await openStage();
  try {
    await work(stage);
  } finally {
    for (const name of Object.keys(server.environment)) delete process.env[name];
    await stage.close();
    await server.stop();
  }
}

/** Over coturn alone, with credentials of an hour: no address of anybody reaches the others. */
async function overRelay(report: Report): Promise<void> {
  await beside(await startRelay(ports.relay, '1'), async (stage) => {
    const pages = await pagesOf(stage, names.slice(0, 2));
    const took = await enter(stage, pages);
    const paths = (await Promise.all(pages.map(decodedBy))).flatMap((decoded) => decoded.paths);
    if (paths.length === 0 || paths.some((path) => path !== 'relay/relay'))
      throw new Error(`not over the relay alone: ${paths.join(', ')}`);
    report({
      id: 'meeting-relay',
      name: 'one click to both decoding, over a relay alone (coturn)',
      ours: took,
      baseline: took,
      unit: 'ms',
      note: 'both ends of every path are relayed',
    });
  });
}

/** Three publish and twelve guests look on over Janus; who is put out takes in nothing more. */
async function overJanus(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tangram-janus-'));
  await beside(await startJanus(ports.janus, folder), async (stage) => {
    const office = await stage.client('shenzhixing');
    const made = await office.meeting.create({ kind: 'quick', subject: 'bench', guests: true });
    const publishers = await pagesOf(stage, names.slice(0, 3));
    for (const page of publishers) {
      await page.goto(`${stage.office.url}/main/meeting/${made.id}?n=${made.number}`);
      await page.getByRole('button', { name: '进入会议' }).click();
      await page.locator('.tg-room__bar').waitFor();
    }
    const { pathname, hash } = new URL(made.guestLink ?? '');
    const guests: Page[] = [];
    for (let index = 0; index < viewers; index += 1) {
      const context = await stage.profile({
        locale: 'zh-CN',
        viewport: { width: 480, height: 360 },
      });
      const page = await firstPage(context);
      await keepConnections(page);
      await keepAsked(page);
      await page.goto(`${stage.office.url}${pathname}${hash}`);
      await page.getByLabel('你的名字').fill(`访客${index}`);
      for (const device of ['麦克风', '摄像头'])
        await page.getByRole('checkbox', { name: device, exact: true }).uncheck({ force: true });
      await page.getByRole('button', { name: '请求进入' }).click();
      await page.getByText('请稍候').first().waitFor();
      guests.push(page);
    }
    const start = performance.now();
    await office.meeting.hostAct(made.id, 'admitAll');
    for (const page of guests)
      await until(async () => {
        const { pictures: seen } = await decodedBy(page);
        return seen.filter((frames) => frames >= seenFrames).length >= publishers.length;
      });
    const took = performance.now() - start;
    const seats = await office.meeting.members(made.id);
    if (seats.filter(({ present }) => present).length !== publishers.length + viewers)
      throw new Error('somebody is not in the room');
    report({
      id: 'meeting-janus',
      name: 'three publishers and twelve viewers over Janus: admitted to all decoding',
      ours: took,
      baseline: took,
      unit: 'ms',
      note: `${3 * viewers} pictures of this machine's fake cameras, viewers without an account`,
    });
    await putOut(office, made.id, guests[0]);
    for (const page of guests) await page.context().close();
  });
}

/** Who is put out asks the media server for pictures with all they knew, and gets none. */
async function putOut(office: OfficeApi, meetingId: string, page: Page | undefined): Promise<void> {
  const asked = await page?.evaluate(() => globalThis.tangramAsked ?? []);
  const of = (ptype: string) =>
    asked?.find(({ body }) => body?.['ptype'] === ptype && body['request'] === 'join');
  const [seat, look] = [of('publisher'), of('subscriber')];
  if (page === undefined || seat?.body === undefined || look?.body === undefined)
    throw new Error('nobody has asked the media server for pictures');
  await office.meeting.hostAct(meetingId, 'remove', { seatId: String(seat.body['id']) });
  await page.getByText('你已被移出会议').waitFor();
  for (const { url, body } of [seat, look]) {
    const refused = await page.evaluate(refusal, { url, body });
    if (refused !== notAllowed) throw new Error(`who was put out was answered ${JSON.stringify(refused)}`);
  }
}

/** Janus: not without what lets one in. */
const notAllowed = 433;

/** Asks a media server by hand; answers its word against it. */
async function refusal({ url, body }: { url: string; body: unknown }): Promise<unknown> {
  const socket = new WebSocket(url, 'janus-protocol');
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  let count = 0;
  const ask = (message: object): Promise<Record<string, { id: number } & Record<string, unknown>>> =>
    new Promise((resolve) => {
      const transaction = String((count += 1));
      socket.addEventListener('message', ({ data }) => {
        const said = JSON.parse(String(data));
        if (said.transaction === transaction && said.janus !== 'ack') resolve(said);
      });
      socket.send(JSON.stringify({ ...message, transaction }));
    });
  const session_id = (await ask({ janus: 'create' }))['data']?.id;
  const handle_id = (await ask({ janus: 'attach', plugin: 'janus.plugin.videoroom', session_id }))['data']
    ?.id;
  const said = await ask({ janus: 'message', session_id, handle_id, body });
  socket.close();
  return (said['plugindata']?.['data'] as Record<string, unknown> | undefined)?.['error_code'] ?? 'yes';
}

/** Keeps what the page asks a media server for. */
async function keepAsked(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: NonNullable<typeof globalThis.tangramAsked> = [];
    globalThis.tangramAsked = asked;
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function sent(this: WebSocket, data) {
      if (this.protocol === 'janus-protocol' && typeof data === 'string')
        asked.push({ url: this.url, body: JSON.parse(data).body });
      return send.call(this, data);
    };
  });
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const start = performance.now();
  while (!(await holds())) {
    if (performance.now() - start > 60_000) throw new Error('pictures did not come within a minute');
    await pause(lookMs);
  }
}
