// The name and slogan of the sample pages that stand outside of the app.
/** As the product calls itself. */
export const sampleBrand = {
  productName: { zh: '七巧', en: 'Tangram' },
  tagline: { zh: '七块拼图，一个办公室', en: 'Seven pieces, one office' },
} as const;
