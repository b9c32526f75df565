// Sends forms with files from a browser: XMLHttpRequest, because `fetch` tells nothing about what has gone out.
import { OfficeError } from '../../errors.ts';
import type { HttpAnswer, HttpRequest } from '../port.ts';

/** One request with `content`. @throws OfficeError `cancelled`, `timedOut`, `connectionFailed` */
export function uploadByXhr(request: HttpRequest): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const { signal, content, onSent } = request;
    if (signal?.aborted === true) return reject(new OfficeError('cancelled'));
    const xhr = new XMLHttpRequest();
    const cancel = (): void => xhr.abort();
    xhr.open(request.method, request.url);
    xhr.timeout = request.timeoutMs;
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    if (onSent !== undefined) xhr.upload.addEventListener('progress', (event) => onSent(event.loaded));
    xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', cancel));
    xhr.addEventListener('abort', () => reject(new OfficeError('cancelled')));
    xhr.addEventListener('timeout', () => reject(new OfficeError('timedOut')));
    xhr.addEventListener('error', () => reject(new OfficeError('connectionFailed')));
    xhr.addEventListener('load', () =>
      resolve({
        status: xhr.status,
        text: xhr.responseText,
        headers: { get: (name) => xhr.getResponseHeader(name) },
      }),
    );
    signal?.addEventListener('abort', cancel, { once: true });
    xhr.send(content === undefined ? null : new Blob([...content.pieces]));
  });
}
