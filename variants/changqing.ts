// What the changqing build changes: chat paths without an ending, no AI.
import type { VariantDifferences } from './schema.ts';

/** Differences of the changqing variant. */
export const changqing: VariantDifferences = {
  name: 'changqing',
  brand: {
    productName: { zh: '长庆数字办公', en: 'Changqing Digital Office' },
    shortName: { zh: '长庆', en: 'Changqing' },
    tagline: { zh: '从井场到机关，随时在一起', en: 'Together, from the field to headquarters' },
    logo: 'brand/changqing/logo.svg',
    accent: { light: '#3f7a34', dark: '#8cc27c' },
  },
  server: 'https://oa.changqing.example',
  chatPathSuffix: '',
  allowedHosts: ['im.changqing.example'],
  features: { showAiChat: false, showAiWriter: false },
  loginCipher: { name: 'aes-256-gcm', keyVariable: 'TANGRAM_CHANGQING_LOGIN_KEY' },
};
