// Proves the way to the sign-in page and back.
import { expect, test } from 'vitest';
import { signInAddress, signOffAddress, takeTicket, withState } from '#sdk/account/rules/sign-in-address.ts';

test('the sign-in page learns where to return to', () => {
  expect(signInAddress('https://a.example/sso', 'https://a.example/main?x=1&y=2#z')).toBe(
    'https://a.example/sso/login?service=https%3A%2F%2Fa.example%2Fmain%3Fx%3D1%26y%3D2%23z',
  );
  expect(signOffAddress('https://a.example/sso')).toBe('https://a.example/sso/logout');
});

test('a ticket leaves the address and everything else stays', () => {
  expect(takeTicket('https://a.example/main/messages?mid=5&ticket=ST-1#x')).toEqual({
    ticket: 'ST-1',
    state: undefined,
    clean: 'https://a.example/main/messages?mid=5#x',
  });
  const asked = withState('https://a.example/main/messages?mid=5#x', 'secret');
  expect(takeTicket(asked.replace('mid=5', 'mid=5&ticket=ST-1'))).toEqual({
    ticket: 'ST-1',
    state: 'secret',
    clean: 'https://a.example/main/messages?mid=5#x',
  });
  expect(takeTicket('https://a.example/?ticket=').ticket).toBeUndefined();
  expect(takeTicket('https://a.example/').ticket).toBeUndefined();
});
