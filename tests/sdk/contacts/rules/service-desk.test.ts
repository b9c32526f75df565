// Proves who the service desk is where the server names one, and where it does not.
import { expect, test } from 'vitest';
import { serviceDesk } from '#sdk/contacts/rules/service-desk.ts';

test('the dictionary names it; the product’s own stands in', () => {
  expect(serviceDesk({ serviceUid: '42', serviceTel: '010-1234' })).toEqual({
    personId: '42',
    telephone: '010-1234',
  });
  expect(serviceDesk({ serviceUid: 42 })).toEqual({ personId: '1', telephone: '' });
});
