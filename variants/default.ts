// The complete profile every other one starts from: the embedded office under any address.
import { codeConstants } from './check-constants.ts';
import type { Addresses, Variant } from './schema.ts';

/** Where the services of an office live under one server; also used when a server is chosen explicitly. */
export const houseLayout: Addresses = {
  userCentre: '{server}/uc',
  chat: '{server}/im',
  netdisk: '{server}/pan',
  socket: '{server}/im/ws',
  signIn: '{server}/sso',
  gui: '/',
  aiBase: '{server}/ai',
};

/** The default variant. */
export const defaultVariant: Variant = {
  name: 'default',
  brand: {
    productName: { zh: '七巧', en: 'Tangram' },
    shortName: { zh: '七巧', en: 'Tangram' },
    tagline: { zh: '七块拼图，一个办公室', en: 'Seven pieces, one office' },
    logo: 'brand/default/logo.svg',
  },
  server: null,
  addresses: houseLayout,
  chatPathSuffix: '.do',
  allowedHosts: [],
  features: {
    showAppCenter: true,
    showAiWriter: true,
    showFlowApproval: true,
    showAiChat: true,
    showMeeting: true,
    showLanguage: true,
  },
  navigation: 'full',
  passwordPolicy: 'strict',
  loginCipher: { name: 'aes-256-gcm', keyVariable: null },
  messageCipher: null,
  debugPage: false,
  constants: codeConstants,
};
