// What the dev.mysql build changes: everything on, for work on the product itself.
import type { VariantDifferences } from './schema.ts';

/** Differences of the dev.mysql variant. */
export const devMysql: VariantDifferences = {
  name: 'dev.mysql',
  brand: {
    productName: { zh: '七巧开发版', en: 'Tangram Development' },
    shortName: { zh: '开发', en: 'Dev' },
    tagline: { zh: '给正在改它的人', en: 'For those who are changing it' },
    logo: 'brand/dev-mysql/logo.svg',
    accent: { light: '#566070', dark: '#a9b4c4' },
  },
  server: 'https://dev-mysql.tangram.example',
  debugPage: true,
  constants: { buildBranch: 'dev.mysql' },
};
