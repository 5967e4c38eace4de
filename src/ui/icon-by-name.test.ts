import { expect, test } from 'vitest';
import { iconByName } from './icon-by-name.ts';

test('[3.23] an icon is found by its name in any common spelling', () => {
  const card = iconByName('card');
  expect(card).toBeDefined();
  for (const name of ['credit-card', 'IconCreditCard', 'fa-credit-card', 'mdi:credit_card', 'Cartão'])
    expect(iconByName(name), name).toBe(card);
});

test('[12.4] an unknown name, or that of a prototype member, draws nothing', () => {
  for (const name of ['', 'ti ti-x', '__proto__', 'constructor', 'toString', '<svg>', 'x'.repeat(10_000)])
    expect(iconByName(name), name).toBeUndefined();
});
