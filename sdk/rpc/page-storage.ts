// The page's end of what the page keeps: tokens in the tab's session storage, device values in local storage, for its worker.
import type {
  PageStorageAnswer,
  PageStoragePort,
  PageStorageRequest,
  PageStorage,
} from '../base/page-storage-messages.ts';

/** The part of Web Storage that is used. */
export interface KeyValueStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** Keeps our names apart from those of other programs of the same origin. */
const prefix = 'tangram:';

function valuesOf(storage: KeyValueStorage): Record<string, string> {
  const values = new Map<string, string>();
  for (let index = 0; index < storage.length; index += 1) {
    const name = storage.key(index);
    const value = name?.startsWith(prefix) === true ? storage.getItem(name) : null;
    if (name !== null && value !== null) values.set(name.slice(prefix.length), value);
  }
  return Object.fromEntries(values);
}

function put(storage: KeyValueStorage, name: string, value: string | undefined): void {
  if (value === undefined) storage.removeItem(prefix + name);
  else storage.setItem(prefix + name, value);
}

function answerTo(
  request: PageStorageRequest,
  secrets: KeyValueStorage,
  device: KeyValueStorage,
): PageStorageAnswer | undefined {
  switch (request.type) {
    case 'getSecret': {
      const value = secrets.getItem(prefix + request.name);
      return { type: 'secret', id: request.id, ...(value === null ? {} : { value }) };
    }
    case 'setSecret':
      put(secrets, request.name, request.value);
      return { type: 'secret', id: request.id };
    case 'setDevice':
      put(device, request.name, request.value);
      return undefined;
  }
}

/** What is kept now, for a worker that starts. */
export function pageStorage(storages: { secrets: KeyValueStorage; device: KeyValueStorage }): PageStorage {
  return { device: valuesOf(storages.device), secrets: valuesOf(storages.secrets) };
}

/**
 * Serves a worker's the page's storage requests until the port closes.
 * @param storages `secrets` is the tab's session storage, `device` the origin's local storage
 * @param onFailure told when the browser refuses to store a device value (full, or forbidden); the worker goes on
 */
export function servePageStorage(
  port: PageStoragePort,
  storages: { secrets: KeyValueStorage; device: KeyValueStorage },
  onFailure: (error: unknown) => void,
): void {
  port.addEventListener('message', ({ data }) => {
    const request = data as PageStorageRequest;
    try {
      const answer = answerTo(request, storages.secrets, storages.device);
      if (answer !== undefined) port.postMessage(answer);
    } catch (error) {
      if ('id' in request) port.postMessage({ type: 'failed', id: request.id, detail: String(error) });
      else onFailure(error);
    }
  });
  port.start();
}
