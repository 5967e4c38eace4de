import fc from 'fast-check';
import { expect, test } from 'vitest';
import vectors from '#tests/support/vectors.json' with { type: 'json' };
import { validators } from './index.ts';

const context = { now: Date.UTC(2026, 10, 21, 15) };

/** An implementation of a rule: returns whether the rule accepts a text. */
type Check = (text: string) => boolean;

const accepts =
  (name: string): Check =>
  text =>
    validators.find(name)?.check(text, context) === undefined;

/** Two implementations of one rule agree on every text. */
const agree = (texts: fc.Arbitrary<string>, one: Check, other: Check) =>
  fc.property(texts, text => {
    expect(one(text), text).toBe(other(text));
  });

/** The two check digits, by weights from left to right: then the remainder itself is the digit. */
function cpfCheckDigitsOf(firstDigits: string): string {
  const checkDigitOf = (digits: string): number => {
    const sum = [...digits].reduce(
      (total, each, index) => total + Number(each) * (index + 10 - digits.length),
      0,
    );
    return (sum % 11) % 10;
  };
  const first = checkDigitOf(firstDigits);
  return `${first}${checkDigitOf(firstDigits.slice(1) + first)}`;
}

const rules: {
  number: string;
  name: string;
  texts: fc.Arbitrary<string>;
  /** A second implementation of the rule of the specification. */
  rule: Check;
  /** An implementation with a small mistake, for which the property must fail. */
  wrong: Check;
}[] = [
  {
    number: '5.13',
    name: 'cpf',
    texts: fc
      .tuple(
        fc.oneof(fc.stringMatching(/^\d{9}$/), fc.constantFrom('000000000', '111111111', '777777777')),
        fc.boolean(),
        fc.stringMatching(/^\d{2}$/),
      )
      .map(([firstDigits, isValid, pair]) => firstDigits + (isValid ? cpfCheckDigitsOf(firstDigits) : pair)),
    rule: text => new Set(text).size > 1 && text.slice(9) === cpfCheckDigitsOf(text.slice(0, 9)),
    wrong: text => text.slice(9) === cpfCheckDigitsOf(text.slice(0, 9)),
  },
  {
    number: '5.14',
    name: 'name',
    texts: fc
      .array(fc.string({ unit: fc.constantFrom(...'aBçÉõ2-.×'), minLength: 1, maxLength: 4 }), {
        minLength: 1,
        maxLength: 3,
      })
      .map(words => words.join(' ')),
    rule: text => {
      const words = text.split(' ');
      return (
        words.length >= 2 &&
        words.every(word => word.length >= 2 && [...word].every(character => 'aBçÉõ'.includes(character)))
      );
    },
    wrong: text => /^[a-zÀ-ÿ]+( [a-zÀ-ÿ]+)+$/i.test(text),
  },
  {
    number: '5.15',
    name: 'email',
    texts: fc
      .tuple(
        fc.constantFrom('gmail', 'hotmail', 'yahoo', 'outlook', 'Gmail', 'uol', 'gmail.uol', 'mail.gmail'),
        fc.constantFrom('com', 'com.br', 'co', 'br', 'com.brr', 'comm', 'net', 'COM'),
      )
      .map(([provider, ending]) => `ana@${provider}.${ending}`),
    rule: text => {
      const [provider = '', ...ending] = text.toLowerCase().slice('ana@'.length).split('.');
      const known = ['gmail', 'hotmail', 'yahoo', 'outlook'].includes(provider);
      return !known || ['com', 'com.br'].includes(ending.join('.'));
    },
    wrong: text => !/@(gmail|hotmail|yahoo|outlook)/i.test(text) || /\.com(\.br)?$/i.test(text),
  },
  {
    number: '5.16',
    name: 'cellphone',
    texts: fc
      .tuple(fc.integer({ min: 10, max: 99 }), fc.constantFrom('9', '9', '8'), fc.stringMatching(/^\d{8}$/))
      .map(parts => parts.join('')),
    rule: text =>
      vectors.validators.cellphone.ddd.includes(Number(text.slice(0, 2))) &&
      text[2] === '9' &&
      text[3] !== '0',
    wrong: text => /^[1-9][1-9]9[1-9]\d{7}$/.test(text),
  },
  {
    number: '5.17',
    name: 'date',
    texts: fc
      .tuple(
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 13 }),
        fc.integer({ min: 1890, max: 2110 }),
      )
      .map(
        ([day, month, year]) => `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`,
      ),
    rule: text => {
      const [day, month, year] = text.split('/').map(Number);
      const platform = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
      return platform.getUTCMonth() + 1 === month;
    },
    wrong: text => /^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/\d{4}$/.test(text),
  },
  {
    number: '5.18',
    name: 'dateNotFuture',
    texts: fc.integer({ min: -5, max: 5 }).map(days => {
      const day = new Date(Date.UTC(2026, 10, 21 + days));
      return day.toISOString().slice(0, 10);
    }),
    rule: text => text <= '2026-11-21',
    wrong: text => text < '2026-11-21',
  },
  {
    number: '5.19',
    name: 'renavam',
    texts: fc.oneof(
      fc.stringMatching(/^\d{11}$/),
      fc.stringMatching(/^\d{9}$/),
      fc.constantFrom('12345678900', '100000002', '0639884962'),
    ),
    rule: text => {
      if (![9, 11].includes(text.length) || new Set(text.padStart(11, '0')).size === 1) return false;
      const digits = [...text.padStart(11, '0')].map(Number);
      const sum = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2].reduce(
        (total, weight, index) => total + weight * (digits[index] ?? 0),
        0,
      );
      return ((sum * 10) % 11) % 10 === digits[10];
    },
    wrong: text => text.length === 11 || text.length === 9,
  },
];

for (const { number, name, texts, rule, wrong } of rules) {
  test(`[${number}] ${name} accepts exactly the values that the rule allows`, () => {
    fc.assert(agree(texts, accepts(name), rule), { numRuns: 1_000 });
  });

  test(`[${number}] control: the property fails for a nearly correct version of ${name}`, () => {
    expect(fc.check(agree(texts, wrong, rule), { numRuns: 1_000 }).failed).toBe(true);
  });
}
