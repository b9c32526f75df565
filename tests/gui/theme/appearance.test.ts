// Checks that a damaged or foreign memory never breaks the first paint.
import { expect, it } from 'vitest';
import { defaultAppearance, parseAppearance } from '../../../gui/theme/appearance.ts';

it.each([
  [null, defaultAppearance],
  ['{', defaultAppearance],
  ['"dark"', defaultAppearance],
  ['{"theme":"neon","density":5}', defaultAppearance],
  [
    '{"theme":"dark","density":"compact","motion":"reduced","text":"large"}',
    { theme: 'dark', density: 'compact', motion: 'reduced', text: 'large' },
  ],
])('%s', (text, appearance) => expect(parseAppearance(text)).toEqual(appearance));
