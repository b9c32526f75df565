// What the talimu build changes: disk and AI on hosts of their own, chat paths without an ending.
import type { VariantDifferences } from './schema.ts';

/** Differences of the talimu variant. */
export const talimu: VariantDifferences = {
  name: 'talimu',
  brand: {
    productName: { zh: '塔里木智能办公', en: 'Talimu Smart Office' },
    shortName: { zh: '塔里木', en: 'Talimu' },
    tagline: { zh: '大漠再远，同事不远', en: 'However far the desert, colleagues are near' },
    logo: 'brand/talimu/logo.svg',
    accent: { light: '#9a6a12', dark: '#dfb65c' },
  },
  server: 'https://office.talimu.example',
  addresses: { netdisk: 'https://disk.talimu.example/pan', aiBase: 'https://ai.talimu.example' },
  chatPathSuffix: '',
  allowedHosts: ['im.talimu.example'],
  features: { showAppCenter: false, showMeeting: false },
  loginCipher: { name: 'aes-256-gcm', keyVariable: 'TANGRAM_TALIMU_LOGIN_KEY' },
  constants: { imUploadMaxSizeMb: 512, onlineIntervalMinutes: 10 },
};
