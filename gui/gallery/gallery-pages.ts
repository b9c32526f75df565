// Lists every page of the gallery with its query: the app's screens, the sign-in page's states, and the parts.
import { galleryScreens, type ActName } from './screens.ts';

/** States of the sign-in page that have a picture. */
export const signInStates = [
  'fresh',
  'wrong',
  'missing',
  'tries',
  'licence',
  'unreachable',
  'service',
  'busy',
  'scan',
  'scan-wait',
  'scan-seen',
  'scan-expired',
  'scan-denied',
  'reset',
  'reset-wrong',
  'failed',
] as const;

/** One page: `?query&lang=…&theme=…&density=…`. */
export type GalleryPage = { readonly name: string; readonly query: string; readonly act?: ActName };

/** All of them; the photographer walks this list. */
export const galleryPages: readonly GalleryPage[] = [
  { name: 'parts', query: 'show=parts' },
  ...signInStates.map((state) => ({ name: `sign-in-${state}`, query: `show=sign-in&state=${state}` })),
  { name: 'choose-office', query: 'show=choose-office' },
  { name: 'choose-office-wrong', query: 'show=choose-office', act: 'chooseOffice' },
  { name: 'preview', query: 'show=preview' },
  { name: 'preview-missing', query: 'show=preview&state=missing' },
  ...galleryScreens.map(({ name, act }) => ({
    name,
    query: `show=${name}`,
    ...(act === undefined ? {} : { act }),
  })),
];
