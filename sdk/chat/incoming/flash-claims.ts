// Opens flash messages so that an answer lost on the way loses no text: the same claim gets the same text again.
import { asOfficeError } from '../../errors.ts';
import type { Random } from '../../host/port.ts';
import type { ApiClient } from '../../net/api-client.ts';
import { lacksCall } from '../../net/lacks-call.ts';

/** Asks for the text of a flash message as it came. */
type FlashTexts = { flashText(chatId: string, mid: number): Promise<string | undefined> };

/** The claims of one signed-in process; they live in memory, as the texts do. */
export class FlashClaims {
  readonly #api: ApiClient;
  readonly #random: Pick<Random, 'uuid'>;
  readonly #usualSeconds: () => number;
  readonly #claims = new Map<string, string>();
  readonly #server: () => FlashTexts;

  /**
   * @param usualSeconds how long a text is seen where the office does not say it (spec §9 flashMsgViewTime)
   * @param server where the message is asked for itself, of a server that has nothing else: it is kept nowhere here
   */
  constructor(
    api: ApiClient,
    random: Pick<Random, 'uuid'>,
    usualSeconds: () => number,
    server: () => FlashTexts,
  ) {
    this.#api = api;
    this.#random = random;
    this.#usualSeconds = usualSeconds;
    this.#server = server;
  }

  /** See `ChatApi.openFlash`. Asked again after the network failed, it is the same reading and no second one. */
  async open(chatId: string, mid: number): Promise<{ text: string; seconds: number }> {
    const key = `${chatId} ${mid}`;
    const claim = this.#claims.get(key) ?? this.#random.uuid();
    this.#claims.set(key, claim);
    try {
      const { text, seconds } = await this.#api.chat.readFlash({ chatId, mid, claim });
      this.#claims.delete(key);
      return { text, seconds: seconds ?? this.#usualSeconds() };
    } catch (error) {
      // Whatever the office said is final; what got lost is asked for again under the same claim.
      if (asOfficeError(error).kind !== 'network') this.#claims.delete(key);
      if (!lacksCall(error)) throw error;
      const text = await this.#server().flashText(chatId, mid);
      if (text === undefined) throw error;
      return { text, seconds: this.#usualSeconds() };
    }
  }
}
