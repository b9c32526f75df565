// What the spi build changes: AI questions only, in the language of the system.
import type { VariantDifferences } from './schema.ts';

/** Differences of the spi variant. */
export const spi: VariantDifferences = {
  name: 'spi',
  brand: {
    productName: { zh: '七巧智能助理', en: 'Tangram Assistant' },
    shortName: { zh: '智能助理', en: 'Assistant' },
    tagline: { zh: '有问题，问知识库', en: 'Ask what your organisation knows' },
    logo: 'brand/spi/logo.svg',
    accent: { light: '#16707f', dark: '#69c3d2' },
  },
  server: 'https://spi.tangram.example',
  features: {
    showAppCenter: false,
    showAiWriter: false,
    showFlowApproval: false,
    showMeeting: false,
    showLanguage: false,
  },
  navigation: 'ai',
  constants: { buildBranch: 'spi', aiDeepSeekOnly: true },
};
