// What the product can do about chats, contacts and groups, and the test that shows it on each face, or why there is none.
import { circleFeatures } from './circle-features.ts';
import { diskFeatures } from './disk-features.ts';
import { messageFeatures } from './message-features.ts';
import { officeFeatures } from './office-features.ts';
import { workFeatures } from './work-features.ts';

/** The test that shows it: file and title as written there; or, as a sentence, why there is none. */
export type Cell = readonly [file: string, title: string] | string;
/** One cell per face. */
export type Feature = { readonly sdk: Cell; readonly cli: Cell; readonly terminal: Cell; readonly gui: Cell };
/** The faces, in the order of the table. */
export const faces = ['sdk', 'cli', 'terminal', 'gui'] as const;

/** By name; the rows of the table point here. */
export const features = {
  ...messageFeatures,
  ...circleFeatures,
  ...officeFeatures,
  ...diskFeatures,
  ...workFeatures,
};

/** One of them. */
export type FeatureName = keyof typeof features;
