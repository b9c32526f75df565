// A real service of OpenID Connect (the npm package oidc-provider): anybody signs in by their name, and it says their login name.
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** What of the package is used here. */
type Provider = { callback(): RequestListener };
type ProviderMaker = new (issuer: string, configuration: object) => Provider;

function providerMaker(): ProviderMaker {
  const load = createRequire(import.meta.url);
  const { Provider } = load('oidc-provider') as { Provider: ProviderMaker };
  return Provider;
}

/** A running service with one client, ours. */
export type OidcServer = { issuer: string; clientId: string; secret: string; stop(): Promise<void> };

/** Starts one; `back` are the addresses that it may lead back to. */
export async function startOidcServer(back: string): Promise<OidcServer> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { id: 'tangram', secret: 'for-tests-only-for-tests-only-32' };
  const Maker = providerMaker();
  const provider = new Maker(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [back] }],
    claims: { openid: ['sub'], profile: ['preferred_username', 'name'], email: ['email'] },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: `subject-${id}`, preferred_username: id, name: id }),
    }),
    cookies: { keys: ['for-tests-only'] },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    clientId: client.id,
    secret: client.secret,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A browser without a face: keeps cookies, follows, and fills in the service's own forms. */
export class FormBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();
  /** Every address it was at. */
  readonly visited: string[] = [];

  async #ask(address: URL, body?: URLSearchParams): Promise<Response> {
    this.visited.push(address.href);
    const jar = this.#cookies.get(address.host) ?? new Map<string, string>();
    this.#cookies.set(address.host, jar);
    const answer = await fetch(address, {
      redirect: 'manual',
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body !== undefined && { body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/iu.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  /** Goes on from an address as somebody of that name would, until a page of `home` is there; answers its address. */
  async signIn(start: string, loginName: string, home: string): Promise<URL> {
    let address = new URL(start);
    let form: URLSearchParams | undefined;
    for (let step = 0; step < 30; step += 1) {
      const answer = await this.#ask(address, form);
      form = undefined;
      const next = answer.headers.get('location');
      const html = await answer.text();
      if (next !== null) {
        address = new URL(next, address);
        if (address.origin === home && !address.pathname.startsWith('/sso/oidc')) return address;
        continue;
      }
      const action = /<form[^>]*action="([^"]+)"/u.exec(html)?.[1];
      if (action === undefined)
        throw new Error(`${address.href} answers ${answer.status} without a form: ${html.slice(0, 300)}`);
      const prompt = /name="prompt" value="([^"]+)"/u.exec(html)?.[1] ?? '';
      address = new URL(action.replaceAll('&amp;', '&'), address);
      form = new URLSearchParams({
        prompt,
        ...(prompt === 'login' && { login: loginName, password: 'any' }),
      });
    }
    throw new Error('it leads nowhere');
  }
}
