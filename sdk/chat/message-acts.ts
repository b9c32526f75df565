// Carries out acts on stored messages at the office and takes over what became of them.
import type { LocalMessage } from '../api.ts';
import type { ApiClient } from '../net/api-client.ts';
import { refusalError } from '../net/answer.ts';
import { OfficeError } from '../errors.ts';
import type { Clock } from '../host/port.ts';
import type { Store } from '#storage/store.ts';
import { plainText } from '../contract/markup/readable.ts';
import { mostPerAct } from '../contract/message-acts.ts';
import type { ActReport, MessageActsApi } from './acts-api.ts';
import type { Receiver } from './receive.ts';
import { localMessage } from './rows.ts';
import { keepWithdrawnTexts, withdrawnTexts } from './withdrawn-texts.ts';

type Parts = {
  api: ApiClient;
  store: Store;
  receiver: Receiver;
  clock: Clock;
  person: { id: string; name: string };
};

/** The acts of one person. */
export class MessageActs implements MessageActsApi {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async withdraw(
    chatId: string,
    mids: readonly number[],
    options: { signal?: AbortSignal } = {},
  ): Promise<ActReport[]> {
    const { store, receiver, clock, person } = this.#parts;
    const texts = mids.flatMap((mid) => {
      const row = store.messages.get(chatId, mid);
      const isOwnText = row?.mine === true && !row.bySystem && row.contentType === 1;
      return isOwnText ? [{ chatId, mid, text: plainText(row.text) }] : [];
    });
    const reports = await this.#operate(chatId, mids, 'withdraw', options.signal);
    const done = new Set(reports.flatMap(({ mid, error }) => (error === undefined ? [mid] : [])));
    if (done.size === 0) return reports;
    keepWithdrawnTexts(
      store,
      clock,
      texts.filter(({ mid }) => done.has(mid)),
    );
    // The event says the same; a device that takes none, and one whose event is late, know it at once.
    receiver.events([
      {
        type: 'withdraw',
        sequence: 0,
        chatId,
        mids: [...done],
        personId: person.id,
        operatorName: person.name,
        time: clock.now(),
      },
    ]);
    return reports;
  }

  async delete(
    chatId: string,
    mids: readonly number[],
    options: { signal?: AbortSignal } = {},
  ): Promise<ActReport[]> {
    const reports = await this.#operate(chatId, mids, 'delete', options.signal);
    const done = reports.flatMap(({ mid, error }) => (error === undefined ? [mid] : []));
    if (done.length > 0) this.#parts.receiver.events([{ type: 'deleted', sequence: 0, chatId, mids: done }]);
    return reports;
  }

  async locate(mids: readonly number[]): Promise<LocalMessage[]> {
    return mids.flatMap((mid) => this.#parts.store.messages.byMid(mid) ?? []).map(localMessage);
  }

  async withdrawnTexts(chatId: string): Promise<{ mid: number; text: string }[]> {
    return withdrawnTexts(this.#parts.store, this.#parts.clock, chatId);
  }

  async #operate(
    chatId: string,
    mids: readonly number[],
    operation: 'withdraw' | 'delete',
    signal: AbortSignal | undefined,
  ): Promise<ActReport[]> {
    const reports: ActReport[] = [];
    for (let from = 0; from < mids.length; from += mostPerAct) {
      const part = mids.slice(from, from + mostPerAct);
      const { outcomes } = await this.#parts.api.chat.operateMessages(
        { chatId, mids: part, operation },
        { signal },
      );
      reports.push(...outcomes.map(report));
    }
    return reports;
  }
}

/** What the office said of one message, in the catalogue's terms. */
function report({ mid, refusal }: { mid: number; refusal?: number }): ActReport {
  if (refusal === undefined) return { mid };
  return { mid, error: new OfficeError(refusalError(refusal) ?? 'serverMessage', { status: refusal }).data };
}
