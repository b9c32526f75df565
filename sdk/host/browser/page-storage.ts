// The worker's end of what the page keeps: secrets and device values live with the page, as workers may keep neither.
import type {
  PageStorageAnswer,
  PageStoragePort,
  PageStorageRequest,
  PageStorage,
} from '../../base/page-storage-messages.ts';
import { OfficeError } from '../../errors.ts';
import type { DeviceStore, SecretStore } from '../port.ts';

type Pending = { resolve(value: string | undefined): void; reject(error: OfficeError): void };

/**
 * What the page keeps, as it was when the worker started and as it changes here; every change goes to the page at
 * once. A secret is read from `kept` once: later looks ask the page, since others may have changed it.
 */
export function connectPageStorage(
  port: PageStoragePort,
  kept: PageStorage,
): { secrets: SecretStore; device: DeviceStore } {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  const say = (request: PageStorageRequest): void => port.postMessage(request);

  function ask(request: {
    type: 'getSecret' | 'setSecret';
    name: string;
    value?: string;
  }): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      const id = (lastId += 1);
      pending.set(id, { resolve, reject });
      say({ ...request, id });
    });
  }
  const looked = new Set<string>();
  const secrets: SecretStore = {
    async get(name) {
      if (looked.has(name)) return ask({ type: 'getSecret', name });
      looked.add(name);
      return kept.secrets[name];
    },
    async set(name, value) {
      looked.add(name);
      await ask({ type: 'setSecret', name, value });
    },
    async remove(name) {
      looked.add(name);
      await ask({ type: 'setSecret', name });
    },
  };
  function deviceOf(given: Readonly<Record<string, string>>): DeviceStore {
    const values = new Map(Object.entries(given));
    return {
      get: (name) => values.get(name),
      set(name, value) {
        if (values.get(name) === value) return;
        values.set(name, value);
        say({ type: 'setDevice', name, value });
      },
      remove(name) {
        if (values.delete(name)) say({ type: 'setDevice', name });
      },
    };
  }

  port.addEventListener('message', ({ data }) => {
    const answer = data as PageStorageAnswer;
    const waiting = pending.get(answer.id);
    pending.delete(answer.id);
    if (answer.type === 'secret') waiting?.resolve(answer.value);
    else waiting?.reject(new OfficeError('unexpected', { params: { detail: answer.detail.slice(0, 200) } }));
  });
  port.start();
  return { secrets, device: deviceOf(kept.device) };
}
