import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { counterexampleOf } from '#tests/support/counterexample-of.ts';
import { createTypist } from '#tests/support/typist.ts';
import { masks } from './index.ts';
import { ANYTHING, defineMask, type Mask, type MaskTraits, slotsOf } from './mask.ts';
import { moneyMaskFor } from './money.ts';
import { percentageMask } from './percentage.ts';

const everyMask: [name: string, mask: Mask][] = [
  ...masks.names().flatMap((name): [string, Mask][] => {
    const mask = masks.find(name);
    return mask ? [[name, mask]] : [];
  }),
  ['money', moneyMaskFor()],
  ['money up to R$ 2.200,00', moneyMaskFor(220_000)],
  ['percentage', percentageMask],
];

/** Typed and pasted texts: mostly the characters that masks expect, sometimes arbitrary ones. */
const anything = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 20 }) },
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...'0123456789abcXx.-/() *'), maxLength: 20 }) },
  { weight: 1, arbitrary: anyText(30) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '1990-05-20',
      '+55 11 98765-4321',
      'R$ 1.999,90',
      '12.ABC.345/01DE-35',
      'ß',
      '\u0130',
    ),
  },
);

const position = fc.nat({ max: 30 });

const canBeDeleted = (mask: Mask) =>
  fc.property(anything, anything, (typed, pasted) => {
    const typist = createTypist(mask.options);
    typist.type(typed);
    typist.paste(pasted);
    typist.select(typist.value.length);
    typist.backspace(typist.value.length);
    return typist.value === '';
  });

const canBeDeletedForwards = (mask: Mask) =>
  fc.property(anything, typed => {
    const typist = createTypist(mask.options);
    typist.type(typed);
    typist.select(0);
    typist.del(2 * typist.value.length);
    return typist.value === '';
  });

const takesAnyPaste = (mask: Mask) =>
  fc.property(anything, anything, position, position, (typed, pasted, from, to) => {
    const typist = createTypist(mask.options);
    typist.type(typed);
    typist.select(Math.min(from, to), Math.max(from, to));
    typist.paste(pasted);
    return mask.apply(typist.value) === typist.value && typist.caret <= typist.value.length;
  });

const isIdempotent = (mask: Mask) =>
  fc.property(anything, text => mask.apply(mask.apply(text)) === mask.apply(text));

const showsTheSameTyped = (mask: Mask) =>
  fc.property(anything, text => {
    const shown = mask.apply(text);
    const typist = createTypist(mask.options);
    typist.type(shown);
    return typist.value === shown;
  });

const showsTheSameFilledIn = (mask: Mask) =>
  fc.property(anything, text => {
    const typist = createTypist(mask.options);
    typist.autofill(text);
    return typist.value === mask.apply(text);
  });

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'123456789'), maxLength });

/** A correction at any place gives the digits of a plain input, and the caret stays after the same digits. */
const keepsDigitsAndCaret = (mask: Mask, slots: number) =>
  fc.property(
    digits(slots),
    fc.nat(),
    fc.constantFrom('insert', 'backspace', 'delete'),
    (typed, position, action) => {
      const typist = createTypist(mask.options);
      typist.type(typed);
      // The caret stands after a digit: beside a separator it would be unclear which digit the key removes.
      const caretsAfterDigits = [...typist.value].flatMap((character, index) =>
        /\d/.test(character) ? [index + 1] : [],
      );
      const caret = caretsAfterDigits[position % caretsAfterDigits.length] ?? 0;
      const digitsBefore = digitsOf(typist.value.slice(0, caret)).length;
      typist.select(caret);
      const before = typist.value;
      if (action === 'insert') typist.type('0');
      if (action === 'backspace') typist.backspace();
      // A press of Delete before a separator only moves the caret, so press again until the text changes.
      for (let press = 0; action === 'delete' && typist.value === before && press < 3; press++) typist.del();
      const expected =
        action === 'insert'
          ? `${typed.slice(0, digitsBefore)}0${typed.slice(digitsBefore)}`.slice(0, slots)
          : action === 'backspace'
            ? typed.slice(0, Math.max(0, digitsBefore - 1)) + typed.slice(digitsBefore)
            : typed.slice(0, digitsBefore) + typed.slice(digitsBefore + 1);
      const caretAfter = Math.min(
        action === 'insert'
          ? digitsBefore + 1
          : action === 'backspace'
            ? Math.max(0, digitsBefore - 1)
            : digitsBefore,
        slots,
      );
      expect(digitsOf(typist.value)).toBe(expected);
      expect(digitsOf(typist.value.slice(0, typist.caret)).length).toBe(caretAfter);
    },
  );

test.each(everyMask)('[3.33] mask %s: typed or pasted text can be deleted', (_, mask) => {
  expect(counterexampleOf(canBeDeleted(mask))).toBeUndefined();
});

test.each(everyMask)('[3.33] mask %s: typed text can be deleted forwards', (_, mask) => {
  expect(counterexampleOf(canBeDeletedForwards(mask))).toBeUndefined();
});

test.each(everyMask)(
  '[3.33] mask %s: any paste at any position gives a text that fits the mask',
  (_, mask) => {
    expect(counterexampleOf(takesAnyPaste(mask))).toBeUndefined();
  },
);

test.each(everyMask)('[3.33] mask %s: formatting a formatted text changes nothing', (_, mask) => {
  expect(counterexampleOf(isIdempotent(mask))).toBeUndefined();
});

// An amount above a maximum is shown if the service sends it and refused if it is typed; money.test.ts covers this.
const withoutMaximum = everyMask.filter(
  ([, mask]) => mask !== percentageMask && mask !== moneyMaskFor(220_000),
);

test.each(withoutMaximum)('[3.33] mask %s: typing a formatted text gives that text', (_, mask) => {
  expect(counterexampleOf(showsTheSameTyped(mask))).toBeUndefined();
});

test.each(everyMask)('[3.33] mask %s: autofill shows what a value from the service shows', (_, mask) => {
  expect(counterexampleOf(showsTheSameFilledIn(mask))).toBeUndefined();
});

const FIXED_MASKS: [name: string, slots: number][] = [
  ['cpf', 11],
  ['cnh', 11],
  ['phone', 11],
  ['date', 8],
  ['prazo', 3],
  ['cep', 8],
];
test.each(FIXED_MASKS)(
  '[3.33] mask %s: a correction changes one digit, and the caret stays after the same digits',
  (name, slots) => {
    const mask = masks.find(name);
    expect(mask).toBeDefined();
    if (mask) fc.assert(keepsDigitsAndCaret(mask, slots), { numRuns: 500 });
  },
);

// Controls: the properties fail for these masks, each of which has a mistake.

const TRAITS: MaskTraits = {
  keyboard: undefined,
  width: 'full',
  holds: 'text',
  content: 'none',
  picture: undefined,
};

const nonEmptyMask = defineMask(
  {
    mask: ANYTHING,
    postprocessors: [({ value, selection }) => ({ value: value || 'R$', selection })],
  },
  TRAITS,
);
const growingMask = defineMask(
  {
    mask: ANYTHING,
    postprocessors: [({ value, selection }) => ({ value: value && `${value}.`, selection })],
  },
  TRAITS,
);
const jumpingMask = defineMask(
  {
    mask: slotsOf('###.###'),
    postprocessors: [({ value }) => ({ value, selection: [value.length, value.length] })],
  },
  TRAITS,
);
const lossyMask = defineMask(
  {
    mask: /^\d{0,3}$/,
    preprocessors: [
      ({ elementState, data }, action) => ({
        elementState,
        data: action === 'insert' ? data.slice(1) : data,
      }),
    ],
  },
  TRAITS,
);

/** Formats values from the service, but no typed text. */
const acceptingMask: Mask = { ...moneyMaskFor(), options: { mask: ANYTHING } };

const throwingMask = defineMask(
  {
    mask: ANYTHING,
    preprocessors: [
      state => {
        if (state.data.length > 3) throw new Error('too much');
        return state;
      },
    ],
  },
  TRAITS,
);

test.each<[name: string, fails: () => boolean]>([
  ['a mask that cannot be emptied', () => fc.check(canBeDeleted(nonEmptyMask)).failed],
  ['a mask that cannot be emptied forwards', () => fc.check(canBeDeletedForwards(nonEmptyMask)).failed],
  ['a mask that grows each time', () => fc.check(isIdempotent(growingMask)).failed],
  ['a mask that leaves an unformatted paste', () => fc.check(takesAnyPaste(acceptingMask)).failed],
  ['a mask that throws at a paste', () => fc.check(takesAnyPaste(throwingMask)).failed],
  ['a mask that loses keys', () => fc.check(showsTheSameTyped(lossyMask)).failed],
  [
    'a mask that shows a value from the service otherwise',
    () => fc.check(showsTheSameFilledIn(acceptingMask)).failed,
  ],
  ['a mask whose caret jumps to the end', () => fc.check(keepsDigitsAndCaret(jumpingMask, 6)).failed],
])('[3.33] control: %s is found', (_, fails) => {
  expect(fails()).toBe(true);
});
