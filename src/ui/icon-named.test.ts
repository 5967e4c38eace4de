import { expect, test } from 'vitest';
import { iconNamed } from './icon-named.ts';

test('[3.23] an icon is found by its name in any common spelling', () => {
  const card = iconNamed('card');
  expect(card).toBeDefined();
  for (const name of [
    'credit-card',
    'IconCreditCard',
    'fa-credit-card',
    'mdi:credit_card',
    'Cartão',
    'ti ti-x',
  ])
    expect([name, iconNamed(name)]).toEqual([name, name === 'ti ti-x' ? undefined : card]);
});

test('[12.4] an unknown name, or that of a prototype member, draws nothing', () => {
  for (const name of ['', '__proto__', 'constructor', 'toString', '<svg>', 'x'.repeat(10_000)])
    expect(iconNamed(name)).toBeUndefined();
});
