// The client of the three services, whose contract is loaded with the first call: a start without one stays short.
import type { Endpoint, ServiceName } from '../contract/endpoint.ts';
import type { ApiClient, ApiClientParts, Client } from './api-client.ts';

type AnyClient = Record<string, (input: object, options?: object) => Promise<unknown>>;

/** Calls whose functions are loaded with the first of them; `load` runs once, and again after it failed. */
function lazily(name: string, load: () => Promise<unknown>): AnyClient {
  let loaded: AnyClient | undefined;
  return new Proxy<AnyClient>(
    {},
    {
      get: (_, call) => {
        // A promise asks whatever it resolves with for `then`: no call of a service is named like that.
        if (typeof call !== 'string' || call === 'then') return undefined;
        return async (input: object, options?: object): Promise<unknown> => {
          loaded ??= (await load()) as AnyClient;
          const perform = loaded[call];
          if (perform === undefined) throw new TypeError(`${name} has no call ${call}`);
          return perform(input, options);
        };
      },
    },
  );
}

/**
 * Looks like {@link ApiClient}, whose types say which calls there are; a name that is not in the contract is refused
 * when it is called.
 */
export function createLazyApiClient(parts: ApiClientParts): ApiClient {
  let loading: Promise<ApiClient> | undefined;
  const load = (): Promise<ApiClient> => {
    loading ??= import('./api-client.ts').then(({ createApiClient }) => createApiClient(parts));
    return loading;
  };
  const service = (name: ServiceName): AnyClient => lazily(name, async () => (await load())[name]);
  return {
    userCentre: service('userCentre'),
    chat: service('chat'),
    netdisk: service('netdisk'),
  } as ApiClient;
}

/** The client of a feature's own table, which is loaded with the first call. */
export function createLazyClient<Calls extends Record<string, Endpoint>>(
  parts: ApiClientParts,
  load: () => Promise<{ name: ServiceName; calls: Calls }>,
): Client<Calls> {
  let loading: Promise<Client<Calls>> | undefined;
  return lazily('feature', () => {
    loading ??= Promise.all([import('./api-client.ts'), load()])
      .then(([{ clientOf }, table]) => clientOf(parts, table))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  }) as Client<Calls>;
}
