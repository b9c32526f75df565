// What the shengli build changes: a legacy server that keeps short passwords and an ECB sign-in cipher.
import type { VariantDifferences } from './schema.ts';

/** Differences of the shengli variant. */
export const shengli: VariantDifferences = {
  name: 'shengli',
  brand: {
    productName: { zh: '胜利云办公', en: 'Shengli Cloud Office' },
    shortName: { zh: '胜利', en: 'Shengli' },
    tagline: { zh: '消息、文件与日程，同行一处', en: 'Messages, files and schedules, side by side' },
    logo: 'brand/shengli/logo.svg',
    accent: { light: '#b03a48', dark: '#ec8d97' },
  },
  server: 'https://office.shengli.example',
  allowedHosts: ['im.shengli.example'],
  features: { showFlowApproval: false },
  passwordPolicy: 'legacy',
  loginCipher: { name: 'aes-128-ecb', keyVariable: 'TANGRAM_SHENGLI_LOGIN_KEY' },
  constants: { revertTimeMinutes: 5 },
};
