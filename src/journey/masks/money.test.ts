import { MASKITO_DEFAULT_OPTIONS, type MaskitoElement } from '@maskito/core';
import { expect, test } from 'vitest';
import { createTypist, type Typist } from '#tests/support/typist.ts';
import vectors from '#tests/support/vectors.json' with { type: 'json' };
import { centsInInput, moneyMaskFor } from './money.ts';
import { percentageMask } from './percentage.ts';

/** The text with ordinary blanks: amounts contain a no-break space. */
const withPlainBlanks = (text: string): string => text.replaceAll('\u00a0', ' ');

const readText = (typist: Typist): string => withPlainBlanks(typist.value);

test.each(vectors.helpers.moneyEntry.cases)(
  '[5.24] $text in a money input is $shown',
  ({ text, cents, shown: expected }) => {
    const typist = createTypist(moneyMaskFor().options);
    typist.paste(text);
    // Without a digit there is nothing to show: the input stays empty.
    expect(typist.value).toBe(/\d/.test(text) ? expected : '');
    expect(centsInInput(typist.value) ?? 0).toBe(cents);
  },
);

test.each([
  ['R$ 2.000', 'R$ 2.000,00'],
  ['1.500', 'R$ 1.500,00'],
  ['1.234.567', 'R$ 1.234.567,00'],
  ['2.000,5', 'R$ 2.000,50'],
  ['10,5', 'R$ 10,50'],
  ['10.5', 'R$ 10,50'],
  ['R$\u00a01.999,90', 'R$ 1.999,90'],
  ['1,234.56', 'R$ 1.234,56'],
  [' 10,50\n', 'R$ 10,50'],
  [',50', 'R$ 0,50'],
  ['0,00', 'R$ 0,00'],
  // Digits alone, and separators that may mean either.
  ['2000', 'R$ 20,00'],
  ['R$ 2000', 'R$ 20,00'],
  ['1,500', 'R$ 15,00'],
  ['1.23.4', 'R$ 12,34'],
  ['R$ 0,015', 'R$ 0,15'],
  ['Total: 10,5.', 'R$ 1,05'],
])('[5.24] an amount that is pasted or filled in is read by its separators: %j is %s', (text, shown) => {
  for (const before of ['', '777']) {
    const typist = createTypist(moneyMaskFor().options);
    typist.type(before);
    typist.select(0, typist.value.length);
    typist.paste(text);
    expect(readText(typist)).toBe(shown);
    typist.backspace();
    typist.type('9');
    expect(readText(typist)).toBe(shown === 'R$ 0,00' ? 'R$ 0,09' : `${shown.slice(0, -1)}9`);
    typist.autofill(text);
    expect(readText(typist)).toBe(shown);
    // A whole text that no event of a key announces, as of an extension.
    expect(withPlainBlanks(moneyMaskFor().apply(text))).toBe(shown);
  }
});

test('[5.24] an amount that is filled in with separators may be above the maximum, as one of the service', () => {
  const typist = createTypist(moneyMaskFor(220_000).options);
  typist.autofill('3.000');
  expect(readText(typist)).toBe('R$ 3.000,00');
});

test('[5.24] a composition gives its digits, also over separators', () => {
  const typist = createTypist(moneyMaskFor().options);
  typist.type('123450');
  typist.select('R$ 1.234'.length, 'R$ 1.234,50'.length);
  typist.compose('7');
  expect(readText(typist)).toBe('R$ 123,47');
  typist.autofill('12.347');
  expect(readText(typist)).toBe('R$ 12.347,00');
});

test('[5.24] a text pasted into a part of an amount gives its digits', () => {
  const typist = createTypist(moneyMaskFor().options);
  typist.type('100');
  typist.paste('2,5');
  expect(readText(typist)).toBe('R$ 100,25');
});

test('[5.24] an amount pasted with separators above the maximum is refused with its reason', () => {
  const typist = createTypist(moneyMaskFor(220_000).options);
  typist.type('100000');
  typist.select(0, typist.value.length);
  typist.paste('3.000');
  expect(readText(typist)).toBe('R$ 1.000,00');
});

test.each([
  ['12,5', '% 12,50'],
  ['1.99', '% 1,99'],
  ['1,5%', '% 1,50'],
  ['125', '% 1,25'],
  // Rates often have three decimals.
  ['12,345', '% 12,35'],
  ['1,799%', '% 1,80'],
])('[5.25] a percentage that is pasted or filled in is read by its separators: %j is %s', (text, shown) => {
  const typist = createTypist(percentageMask.options);
  typist.paste(text);
  expect(typist.value).toBe(shown);
  typist.autofill(text);
  expect(typist.value).toBe(shown);
});

test('[5.24] digits are inserted and deleted at the right, down to an empty input', () => {
  const typist = createTypist(moneyMaskFor(220_000).options);
  const texts: string[] = [];
  for (const key of '123456') {
    typist.type(key);
    texts.push(readText(typist));
  }
  expect(texts).toEqual(['R$ 0,01', 'R$ 0,12', 'R$ 1,23', 'R$ 12,34', 'R$ 123,45', 'R$ 1.234,56']);
  texts.length = 0;
  for (let press = 0; press < 6; press++) {
    typist.backspace();
    texts.push(readText(typist));
  }
  expect(texts).toEqual(['R$ 123,45', 'R$ 12,34', 'R$ 1,23', 'R$ 0,12', 'R$ 0,01', '']);
});

test('[5.24] a key that would exceed the maximum is refused and the amount stays', () => {
  const typist = createTypist(moneyMaskFor(220_000).options);
  typist.type('123456');
  typist.type('7');
  expect(readText(typist)).toBe('R$ 1.234,56');
  typist.paste('9');
  expect(readText(typist)).toBe('R$ 1.234,56');
  expect(typist.caret).toBe(typist.value.length);
});

test('[5.24] exactly the maximum can be typed', () => {
  const typist = createTypist(moneyMaskFor(220_000).options);
  typist.type('220000');
  expect(readText(typist)).toBe('R$ 2.200,00');
});

test('[5.24] a paste above the maximum is refused and the selected text stays', () => {
  const typist = createTypist(moneyMaskFor(220_000).options);
  typist.type('100000');
  typist.select(0, typist.value.length);
  typist.paste('R$ 2.200,01');
  expect(readText(typist)).toBe('R$ 1.000,00');
  typist.select(0, typist.value.length);
  typist.paste('R$ 1.999,90');
  expect(readText(typist)).toBe('R$ 1.999,90');
});

test('[5.24] an amount from the service above the maximum is shown, and can only become smaller', () => {
  const typist = createTypist(moneyMaskFor(220_000).options);
  typist.autofill('500000');
  expect(readText(typist)).toBe('R$ 5.000,00');
  typist.type('1');
  expect(readText(typist)).toBe('R$ 5.000,00');
  typist.backspace();
  expect(readText(typist)).toBe('R$ 500,00');
});

test('[5.24] typing zero gives R$ 0,00; the next digit continues from it and Backspace empties it', () => {
  const typist = createTypist(moneyMaskFor().options);
  typist.type('0');
  expect(readText(typist)).toBe('R$ 0,00');
  typist.type('5');
  expect(readText(typist)).toBe('R$ 0,05');
  typist.backspace();
  expect(readText(typist)).toBe('');
});

test('[5.24] after a digit is typed in the middle, the caret is before the same digits', () => {
  const typist = createTypist(moneyMaskFor().options);
  typist.type('123456');
  typist.select('R$ 1.23'.length);
  typist.type('9');
  expect(readText(typist)).toBe('R$ 12.394,56');
  expect(withPlainBlanks(typist.value.slice(0, typist.caret))).toBe('R$ 12.39');
  typist.backspace(2);
  expect(readText(typist)).toBe('R$ 124,56');
  expect(withPlainBlanks(typist.value.slice(0, typist.caret))).toBe('R$ 12');
});

test('[5.24] after a separator, Backspace deletes the digit before the separator, Delete the digit after the caret', () => {
  const typist = createTypist(moneyMaskFor().options);
  typist.type('123456');
  typist.select('R$ 1.'.length);
  typist.backspace();
  expect(readText(typist)).toBe('R$ 234,56');
  typist.type('1');
  expect(readText(typist)).toBe('R$ 1.234,56');
  typist.del();
  expect(readText(typist)).toBe('R$ 134,56');
});

test('[5.24] before a separator, Delete deletes the digit after the separator; at either end of the text no key deletes', () => {
  const typist = createTypist(moneyMaskFor().options);
  typist.type('123456');
  typist.select('R$ 1'.length);
  typist.del();
  expect(readText(typist)).toBe('R$ 134,56');
  typist.select(typist.value.length);
  typist.del();
  expect(readText(typist)).toBe('R$ 134,56');
  typist.select('R$ '.length);
  typist.backspace();
  expect(readText(typist)).toBe('R$ 134,56');
});

test('[5.24] a digit typed among zeros stays at its place', () => {
  const typist = createTypist(moneyMaskFor().options);
  typist.type('000');
  typist.select('R$ 0,'.length);
  typist.type('5');
  expect(readText(typist)).toBe('R$ 5,00');
});

test('[5.24] a composition is refused above the maximum and accepted below it', () => {
  const typist = createTypist(moneyMaskFor(220_000).options);
  typist.compose('150');
  expect(readText(typist)).toBe('R$ 1,50');
  typist.compose('99999');
  expect(readText(typist)).toBe('R$ 1,50');
  typist.compose('00');
  expect(readText(typist)).toBe('R$ 150,00');
});

test('[5.24] the longest possible amount keeps its cents', () => {
  const typist = createTypist(moneyMaskFor().options);
  typist.type('9999999999999991');
  expect(readText(typist)).toBe('R$ 9.999.999.999.999,99');
  expect(withPlainBlanks(moneyMaskFor().apply('123456789012345'))).toBe('R$ 1.234.567.890.123,45');
});

test('[5.24] the same maximum gives the same mask object, so that an input is not rebuilt while typing', () => {
  expect(moneyMaskFor(220_000)).toBe(moneyMaskFor(220_000));
  expect(moneyMaskFor()).toBe(moneyMaskFor());
  expect(moneyMaskFor(220_000)).not.toBe(moneyMaskFor());
});

test('[5.25] a percentage is typed from the right, behind its sign, up to 100', () => {
  const typist = createTypist(percentageMask.options);
  const texts: string[] = [];
  for (const key of '12500') {
    typist.type(key);
    texts.push(typist.value);
  }
  expect(texts).toEqual(['% 0,01', '% 0,12', '% 1,25', '% 12,50', '% 12,50']);
  typist.backspace(4);
  expect(typist.value).toBe('');
  typist.type('10000');
  expect(typist.value).toBe('% 100,00');
});

test('[5.24] an amount from the service with too many digits is cut off', () => {
  expect(withPlainBlanks(moneyMaskFor().apply('R$ 12.345.678.901.234.567,00'))).toBe(
    'R$ 1.234.567.890.123,45',
  );
});

test('[5.24] a destroyed mask removes its listeners from the input', () => {
  const target = new EventTarget();
  const listened = new Set<string>();
  // The mask uses no other member of its element.
  const input = Object.assign(target, {
    value: 'R$ 1,00',
    addEventListener(type: string, listener: EventListener) {
      listened.add(type);
      EventTarget.prototype.addEventListener.call(target, type, listener);
    },
    removeEventListener(type: string, listener: EventListener) {
      listened.delete(type);
      EventTarget.prototype.removeEventListener.call(target, type, listener);
    },
  }) as unknown as MaskitoElement;
  const { options } = moneyMaskFor(220_000);
  const [plugin] = options.plugins ?? [];
  const stop = plugin?.(input, { ...MASKITO_DEFAULT_OPTIONS, ...options });
  expect([...listened].sort()).toEqual(['compositionend', 'compositionstart', 'input']);
  const compose = (text: string): string => {
    input.dispatchEvent(new Event('compositionstart'));
    input.value = text;
    input.dispatchEvent(new Event('compositionend'));
    return input.value;
  };
  expect(compose('R$ 9.999,00')).toBe('R$ 1,00');
  if (typeof stop === 'function') stop();
  expect([...listened]).toEqual([]);
  expect(compose('R$ 9.999,00')).toBe('R$ 9.999,00');
});

test('[5.24b] [13.3] a composition that exceeds the maximum is refused with its reason', () => {
  // The mask uses no other members of its element.
  const input = Object.assign(new EventTarget(), { value: 'R$ 1,00' }) as unknown as MaskitoElement;
  const mask = moneyMaskFor(220_000);
  for (const plugin of mask.options.plugins ?? [])
    plugin(input, { ...MASKITO_DEFAULT_OPTIONS, ...mask.options });
  const reasons: unknown[] = [];
  input.addEventListener('input', () => reasons.push(mask.refusalIn?.(input)));
  for (const text of ['R$ 9.999,00', 'R$ 2.000,00']) {
    input.dispatchEvent(new Event('compositionstart'));
    input.value = text;
    input.dispatchEvent(new Event('compositionend'));
  }
  input.dispatchEvent(new Event('input'));
  expect(reasons).toEqual(['O valor máximo é R$\u00a02.200,00.', '']);
});

test('[5.24] an input without a digit has no amount', () => {
  expect(['', 'R$\u00a0', 'R$\u00a00,00', 'R$\u00a00,05'].map(centsInInput)).toEqual([
    undefined,
    undefined,
    0,
    5,
  ]);
});

test('[5.25] a digit that would exceed 100 percent is refused', () => {
  for (const [keys, shown] of [
    ['10100', '% 10,10'],
    ['10001', '% 10,00'],
  ] as const) {
    const typist = createTypist(percentageMask.options);
    typist.type(keys);
    expect(typist.value).toBe(shown);
  }
});

test('[5.24] the app gets no amount during a composition', () => {
  // The mask uses no other member of its element.
  const input = Object.assign(new EventTarget(), { value: 'R$ 1,00' }) as unknown as MaskitoElement;
  const { options } = moneyMaskFor();
  const [plugin] = options.plugins ?? [];
  const stop = plugin?.(input, { ...MASKITO_DEFAULT_OPTIONS, ...options });
  const isStopped = (isComposing: boolean): boolean => {
    const event = Object.assign(new Event('input', { bubbles: true }), { isComposing });
    input.dispatchEvent(event);
    return event.cancelBubble;
  };
  expect([isStopped(true), isStopped(false)]).toEqual([true, false]);
  if (typeof stop === 'function') stop();
  expect(isStopped(true)).toBe(false);
});

test('[5.24] the mask for another maximum refuses larger amounts, also at the end of a composition', () => {
  const mask = moneyMaskFor(123_45);
  expect(mask).toMatchObject({ width: 'half', content: 'none' });
  const typist = createTypist(mask.options);
  typist.type('123456');
  expect(readText(typist)).toBe('R$ 123,45');
  typist.backspace();
  typist.compose('99');
  expect(readText(typist)).toBe('R$ 12,34');
});
