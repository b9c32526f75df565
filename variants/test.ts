// What the test build changes: everything on, with the debug page.
import type { VariantDifferences } from './schema.ts';

/** Differences of the test variant. */
export const test: VariantDifferences = {
  name: 'test',
  brand: {
    productName: { zh: '七巧测试版', en: 'Tangram Test' },
    shortName: { zh: '测试', en: 'Test' },
    tagline: { zh: '先在这里试一试', en: 'Try it here first' },
    logo: 'brand/test/logo.svg',
    accent: { light: '#6c58a8', dark: '#a795e0' },
  },
  server: 'https://test.tangram.example',
  debugPage: true,
  constants: { buildBranch: 'test' },
};
