// What the smartcity build changes: every service on a host of its own, no watermark.
import type { VariantDifferences } from './schema.ts';

/** Differences of the smartcity variant. */
export const smartcity: VariantDifferences = {
  name: 'smartcity',
  brand: {
    productName: { zh: '智慧城市协同', en: 'Smart City Office' },
    shortName: { zh: '智城', en: 'SmartCity' },
    tagline: { zh: '一座城市，一张工作台', en: 'One city, one desk' },
    logo: 'brand/smartcity/logo.svg',
    accent: { light: '#2f67a8', dark: '#84b2e6' },
  },
  server: 'https://portal.smartcity.example',
  addresses: {
    userCentre: 'https://uc.smartcity.example',
    chat: 'https://im.smartcity.example',
    netdisk: 'https://pan.smartcity.example',
    socket: 'https://im.smartcity.example/ws',
    signIn: 'https://sso.smartcity.example',
    aiBase: 'https://ai.smartcity.example',
  },
  features: { showFlowApproval: false, showAiWriter: false },
  loginCipher: { name: 'aes-256-gcm', keyVariable: 'TANGRAM_SMARTCITY_LOGIN_KEY' },
  constants: { watermarkAllow: false },
};
