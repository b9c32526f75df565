// What may become markup or a script in a page: nothing of another's, and no element in the page itself.
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function rulesOf() {
  const made: { name: string; rules: { createHTML: Rule; createScriptURL: Rule; createScript?: Rule } }[] =
    [];
  vi.stubGlobal('location', new URL('https://office.test/main/messages'));
  vi.stubGlobal('trustedTypes', {
    defaultPolicy: null,
    createPolicy: (name: string, rules: (typeof made)[0]['rules']) => made.push({ name, rules }),
  });
  await import('../../gui/ground/trusted-types.ts');
  expect(made.map(({ name }) => name)).toEqual(['default']);
  const [first] = made;
  if (first === undefined) throw new Error('no policy was made');
  return first.rules;
}
type Rule = (text: string, type?: string, sink?: string) => string | null;

test('scripts come from the page’s own office alone', async () => {
  const { createScriptURL, createScript } = await rulesOf();
  for (const own of ['/pdf/worker.js', 'https://office.test/a.js', 'worker.js'])
    expect(createScriptURL(own)).toBe(own);
  for (const other of [
    'https://elsewhere.test/a.js',
    '//elsewhere.test/a.js',
    'http://office.test/a.js',
    'data:text/javascript,1',
    'blob:https://elsewhere.test/1',
    'javascript:1',
    'https://',
  ])
    expect(createScriptURL(other)).toBeNull();
  expect(createScript).toBeUndefined();
});

test('no element comes into the page as a text; documents of their own are read', async () => {
  const { createHTML } = await rulesOf();
  for (const sink of [
    'Element innerHTML',
    'Element insertAdjacentHTML',
    'Range createContextualFragment',
    'Document write',
  ]) {
    expect(createHTML('<img src=x onerror=alert(1)>', 'TrustedHTML', sink)).toBeNull();
    expect(createHTML('&nbsp;', 'TrustedHTML', sink)).toBe('&nbsp;');
  }
  expect(createHTML('<p>a', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<p>a');
  expect(createHTML('<p>a')).toBe('<p>a');
});
