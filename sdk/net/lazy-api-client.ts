// The client of the three services, whose contract is loaded with the first call: a start without one stays short.
import type { ServiceName } from '../contract/endpoint.ts';
import type { ApiClient, ApiClientParts } from './api-client.ts';

type AnyClient = Record<string, (input: object, options?: object) => Promise<unknown>>;

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
  const service = (name: ServiceName): AnyClient =>
    new Proxy<AnyClient>(
      {},
      {
        get: (_, call) => {
          // A promise asks whatever it resolves with for `then`: no call of a service is named like that.
          if (typeof call !== 'string' || call === 'then') return undefined;
          return async (input: object, options?: object): Promise<unknown> => {
            const perform = ((await load())[name] as AnyClient)[call];
            if (perform === undefined) throw new TypeError(`${name} has no call ${call}`);
            return perform(input, options);
          };
        },
      },
    );
  return {
    userCentre: service('userCentre'),
    chat: service('chat'),
    netdisk: service('netdisk'),
  } as ApiClient;
}
