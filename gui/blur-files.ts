// Puts what finds people in a picture beside the pages: a model and the program that runs it, fetched by whoever blurs their background.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of the library; machines without SIMD are too slow for it anyway. */
const wanted = [
  'selfie_segmentation.binarypb',
  'selfie_segmentation_landscape.tflite',
  'selfie_segmentation_solution_simd_wasm_bin.js',
  'selfie_segmentation_solution_simd_wasm_bin.wasm',
] as const;

/** The files stand under `blur/` by the names the library asks for. */
export function blurFiles(): Plugin {
  return {
    name: 'blur-files',
    apply: 'build',
    generateBundle() {
      const library = dirname(
        createRequire(import.meta.url).resolve('@mediapipe/selfie_segmentation/package.json'),
      );
      for (const file of wanted)
        this.emitFile({
          type: 'asset',
          fileName: `blur/${file}`,
          source: readFileSync(join(library, file)),
        });
    },
  };
}
