// What the liantong build changes: one language, CBC ciphers for sign-in and message content.
import type { VariantDifferences } from './schema.ts';

/** Differences of the liantong variant. */
export const liantong: VariantDifferences = {
  name: 'liantong',
  brand: {
    productName: { zh: '联通协作', en: 'Liantong Collaboration' },
    shortName: { zh: '联通', en: 'Liantong' },
    tagline: { zh: '沟通不停，工作不断', en: 'Keep talking, keep working' },
    logo: 'brand/liantong/logo.svg',
    accent: { light: '#b5482f', dark: '#ef9a80' },
  },
  server: 'https://work.liantong.example',
  allowedHosts: ['im-a.liantong.example', 'im-b.liantong.example'],
  features: { showAppCenter: false, showLanguage: false },
  loginCipher: { name: 'aes-128-cbc', keyVariable: 'TANGRAM_LIANTONG_LOGIN_KEY' },
  messageCipher: { name: 'aes-128-cbc', keyVariable: 'TANGRAM_LIANTONG_MESSAGE_KEY' },
};
