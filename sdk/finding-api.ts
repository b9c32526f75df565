// What the SDK offers of finding things of features: one question, asked of each feature by itself.
import type { CallOptions } from './base/api-shape.ts';
import type { FeatureName } from './features.ts';

/** A thing that was found. */
export type Finding = {
  /** The thing's name, `event:812`. */
  reference: string;
  title: string;
  /** What stands under the title: where it is, or the words around the hit. */
  excerpt: string;
  /** Epoch ms. */
  time: number;
  /** Higher is better; comparable within one feature only. */
  score: number;
  /** Where a window shows it, `/main/schedule?open=event:812`. */
  path: string;
};

/** Finding things beside chats, people and messages. */
export interface FindingApi {
  /**
   * Things of one feature that answer to what was typed, best first; only those the person may see. Features that are
   * searched say so in their declaration (`finds`).
   */
  in(feature: FeatureName, query: string, limit: number, options?: CallOptions): Promise<readonly Finding[]>;
}
