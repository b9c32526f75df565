// What the show build changes: the two AI entries for demonstrations, with a small video cache.
import type { VariantDifferences } from './schema.ts';

/** Differences of the show variant. */
export const show: VariantDifferences = {
  name: 'show',
  brand: {
    productName: { zh: '七巧演示版', en: 'Tangram Showcase' },
    shortName: { zh: '演示', en: 'Show' },
    tagline: { zh: '提问与写作，从这里开始', en: 'Ask and write, starting here' },
    logo: 'brand/show/logo.svg',
    accent: { light: '#a64d79', dark: '#d98ab2' },
  },
  server: 'https://show.tangram.example',
  features: { showAppCenter: false, showFlowApproval: false, showMeeting: false },
  navigation: 'ai',
  constants: { buildBranch: 'show', cacheVideoSizeMb: 10 },
};
