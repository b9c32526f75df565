// The worker's end of the keeper: secrets and device values live with the page, as workers may keep neither.
import type { KeeperAnswer, KeeperPort, KeeperRequest } from '../../base/keeper-messages.ts';
import { OfficeError } from '../../errors.ts';
import type { DeviceStore, SecretStore } from '../port.ts';

type Pending = { resolve(value: string | undefined): void; reject(error: OfficeError): void };

/** Asks the page for the device's values and resolves when they are here; later changes go to the page at once. */
export function connectKeeper(port: KeeperPort): Promise<{ secrets: SecretStore; device: DeviceStore }> {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  const say = (request: KeeperRequest): void => port.postMessage(request);

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
  const secrets: SecretStore = {
    get: (name) => ask({ type: 'getSecret', name }),
    set: async (name, value) => void (await ask({ type: 'setSecret', name, value })),
    remove: async (name) => void (await ask({ type: 'setSecret', name })),
  };
  function deviceOf(given: Record<string, string>): DeviceStore {
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

  return new Promise((resolve) => {
    port.addEventListener('message', ({ data }) => {
      const answer = data as KeeperAnswer;
      if (answer.type === 'device') return resolve({ secrets, device: deviceOf(answer.values) });
      const waiting = pending.get(answer.id);
      pending.delete(answer.id);
      if (answer.type === 'secret') waiting?.resolve(answer.value);
      else
        waiting?.reject(new OfficeError('unexpected', { params: { detail: answer.detail.slice(0, 200) } }));
    });
    port.start();
    say({ type: 'hello' });
  });
}
