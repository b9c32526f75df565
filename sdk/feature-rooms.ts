// Opens the features of one signed-in person, tells them what happens, and closes them together.
import { fenced } from './base/fenced.ts';
import type { Finding } from './finding-api.ts';
import type { Feature, FeatureEars, OpenFeature, PersonGround } from './feature.ts';
import { features, type FeatureApis, type FeatureName } from './features.ts';
import type { News } from './feature.ts';
import type { Unfinished } from './base/unfinished.ts';

type AnyOpen = OpenFeature<object>;
const all: readonly Feature[] = features as unknown as readonly Feature[];

/** The open features of one person. */
export class FeatureRooms {
  readonly #ground: PersonGround;
  readonly #open = new Map<string, AnyOpen>();
  readonly #opening = new Map<string, Promise<AnyOpen>>();
  #isClosed = false;

  constructor(ground: PersonGround) {
    this.#ground = ground;
  }

  /** Opens what is there from one of these moments on, in the order of the features. */
  async openFrom(...moments: readonly Feature['opens'][]): Promise<void> {
    for (const feature of all) if (moments.includes(feature.opens)) await this.#opened(feature);
  }

  /** What a feature offers, opened where it is not yet. */
  async api<Name extends FeatureName>(name: Name): Promise<FeatureApis[Name]> {
    const feature = all.find((one) => one.name === name) as Feature;
    return (await this.#opened(feature)).api as FeatureApis[Name];
  }

  /** What a feature offers that has opened. */
  opened<Name extends FeatureName>(name: Name): FeatureApis[Name] | undefined {
    return this.#open.get(name)?.api as FeatureApis[Name] | undefined;
  }

  /** Opens one by its name, where this build has it. */
  async openNamed(name: string): Promise<void> {
    const feature = all.find((one) => one.name === name);
    if (feature !== undefined) await this.#opened(feature);
  }

  /** What a feature finds; nothing where it is not searched. */
  async find(
    name: FeatureName,
    query: string,
    options: { limit: number; signal?: AbortSignal | undefined },
  ): Promise<readonly Finding[]> {
    const feature = all.find((one) => one.name === name);
    if (feature === undefined) return [];
    return (await (await this.#opened(feature)).finds?.(query, options)) ?? [];
  }

  /** What features would leave behind if the person left now. */
  async unfinished(): Promise<readonly Unfinished[]> {
    const found: Unfinished[] = [];
    for (const feature of all)
      if (feature.mayLeaveBehind === true)
        found.push(...((await this.#opened(feature)).unfinished?.() ?? []));
    return found;
  }

  /** Tells every open feature. One that fails keeps the others from nothing. */
  hear<Ear extends keyof FeatureEars>(ear: Ear, ...told: Parameters<NonNullable<FeatureEars[Ear]>>): void {
    for (const { hears } of this.#open.values()) this.#tell(hears, ear, told);
  }

  /** Tells those who declared the topic. */
  hearNews(news: News): void {
    for (const { name, topics } of all) {
      if (!topics.some((topic) => news.topic.startsWith(topic))) continue;
      this.#tell(this.#open.get(name)?.hears, 'news', [news]);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const { close } of [...this.#open.values()].reverse())
      if (close !== undefined) fenced(close, this.#ground.report);
    this.#open.clear();
  }

  #tell(hears: FeatureEars | undefined, ear: keyof FeatureEars, told: readonly unknown[]): void {
    const listener = hears?.[ear] as ((...args: readonly unknown[]) => unknown) | undefined;
    if (listener === undefined) return;
    const { reportUnlessOffline } = this.#ground;
    try {
      const work = listener.apply(hears, told as unknown[]);
      if (work instanceof Promise) work.catch(reportUnlessOffline);
    } catch (error) {
      reportUnlessOffline(error);
    }
  }

  #opened(feature: Feature): Promise<AnyOpen> {
    const known = this.#opening.get(feature.name);
    if (known !== undefined) return known;
    const opening = this.#openNow(feature);
    this.#opening.set(feature.name, opening);
    // One that could not be loaded is tried again by whoever asks next.
    opening.catch(() => this.#opening.delete(feature.name));
    return opening;
  }

  async #openNow(feature: Feature): Promise<AnyOpen> {
    const { open } = await feature.load();
    const room = await open(this.#ground);
    if (this.#isClosed) room.close?.();
    else this.#open.set(feature.name, room);
    return room;
  }
}
