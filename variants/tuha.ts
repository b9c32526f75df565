// What the tuha build changes: larger disks, no AI writing, no meetings.
import type { VariantDifferences } from './schema.ts';

/** Differences of the tuha variant. */
export const tuha: VariantDifferences = {
  name: 'tuha',
  brand: {
    productName: { zh: '吐哈协同办公', en: 'Tuha Workspace' },
    shortName: { zh: '吐哈', en: 'Tuha' },
    tagline: { zh: '戈壁与绿洲，一处协同', en: 'One workspace from the desert to the oasis' },
    logo: 'brand/tuha/logo.svg',
    accent: { light: '#a8532a', dark: '#e5a074' },
  },
  server: 'https://office.tuha.example',
  allowedHosts: ['im1.tuha.example', 'im2.tuha.example'],
  features: { showAiWriter: false, showMeeting: false },
  loginCipher: { name: 'aes-256-gcm', keyVariable: 'TANGRAM_TUHA_LOGIN_KEY' },
  constants: { myDiskUploadSizeMb: 2_048, groupDiskUploadSizeMb: 4_096 },
};
