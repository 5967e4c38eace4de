import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import vectors from '#tests/support/vectors.json' with { type: 'json' };
import { validators } from './index.ts';
import type { Validator } from './validator.ts';

/** Noon of 21 November 2026 in São Paulo. */
const context = { now: Date.UTC(2026, 10, 21, 15) };

function getValidator(name: string): Validator {
  const validator = validators.find(name);
  if (!validator) throw new Error(`No validator is called "${name}".`);
  return validator;
}

const rules: [number: string, name: keyof typeof vectors.meta.messages, message: string][] = [
  ['5.13', 'cpf', 'CPF inválido. Verifique o formato e a validade.'],
  [
    '5.14',
    'name',
    'Nome inválido. Deve conter apenas letras, ao menos duas palavras e cada uma com no mínimo duas letras.',
  ],
  ['5.15', 'email', 'Email inválido. Verifique o formato e o domínio.'],
  ['5.16', 'cellphone', 'Telefone inválido. Verifique o formato, DDD e número.'],
  ['5.17', 'date', 'Data inválida. Verifique o formato e a validade.'],
  ['5.18', 'dateNotFuture', 'Data inválida. Verifica o formato e se não é uma data futura.'],
  ['5.19', 'renavam', 'Renavam inválido. Verifique o formato e a validade.'],
];

for (const [number, name, message] of rules) {
  const { valid, invalid, unclear } = vectors.validators[name];
  const accepted = [...valid, ...unclear.filter(row => 'recommended' in row && row.recommended)];
  const refused = [...invalid, ...unclear.filter(row => 'recommended' in row && row.recommended === false)];

  test.each(accepted)(`[${number}] ${name} accepts $in ($note)`, row => {
    expect(getValidator(name).check(row.in, context)).toBeUndefined();
  });

  // Only the required rule refuses an empty text.
  test.each(refused.filter(row => row.in !== ''))(`[${number}] ${name} refuses $in ($note)`, row => {
    expect(getValidator(name).check(row.in, context)).toBe(message);
  });

  test(`[${number}] ${name} accepts an empty field, which is left to the required rule`, () => {
    expect(getValidator(name).check('', context)).toBeUndefined();
    expect(getValidator(name).check('  ', context)).toBeUndefined();
  });

  test(`[${number}] ${name} returns its message or nothing for any text`, () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.string({ unit: fc.constantFrom(...'019-/. @aá') })), text => {
        expect([undefined, message]).toContain(getValidator(name).check(text, context));
      }),
    );
  });
}

const nineDigits = fc.stringMatching(/^\d{9}$/).filter(firstDigits => new Set(firstDigits).size > 1);
const pairs = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0'));

test('[5.13] of the 100 pairs of check digits exactly one makes a CPF', () => {
  fc.assert(
    fc.property(nineDigits, firstDigits => {
      const validPairs = pairs.filter(
        pair => getValidator('cpf').check(firstDigits + pair, context) === undefined,
      );
      expect(validPairs).toHaveLength(1);
    }),
  );
});

test('[5.16] exactly the 67 area codes in use are accepted, and the excluded ones are refused', () => {
  const accepted = pairs.filter(
    code => getValidator('cellphone').check(`${code}987654321`, context) === undefined,
  );
  expect(accepted.map(Number)).toEqual(vectors.validators.cellphone.ddd);
  for (const code of vectors.validators.cellphone.excludedDdd) expect(accepted).not.toContain(String(code));
});

test('[9.24b] [5.16] a landline, a number that is too long and one that is too short are refused', () => {
  for (const text of ['(11) 3876-5432', '(11) 98765-43210', '(11) 98765-432'])
    expect(getValidator('cellphone').check(text, context)).toBeDefined();
});

test('[5.18] a new day starts at midnight in São Paulo, not in UTC', () => {
  const { check } = getValidator('dateNotFuture');
  const lastMinute = { now: Date.UTC(2026, 10, 22, 2, 59) };
  const midnight = { now: Date.UTC(2026, 10, 22, 3) };
  expect(check('21/11/2026', lastMinute)).toBeUndefined();
  expect(check('22/11/2026', lastMinute)).toBeDefined();
  expect(check('22/11/2026', midnight)).toBeUndefined();
});

test('[5.17] every date of the calendar is valid, in both formats', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      day => {
        const iso = day.toISOString().slice(0, 10);
        const [year, month, date] = iso.split('-');
        expect(getValidator('date').check(iso, context)).toBeUndefined();
        expect(getValidator('date').check(`${date}/${month}/${year}`, context)).toBeUndefined();
      },
    ),
  );
});

test('[5.17] eight digits in the right places are valid only if they are a date of the calendar', () => {
  const pad = (value: number, length: number): string => String(value).padStart(length, '0');
  fc.assert(
    fc.property(
      fc.nat({ max: 40 }),
      fc.nat({ max: 15 }),
      fc.integer({ min: 1, max: 9999 }),
      (day, month, year) => {
        const platform = new Date(0);
        platform.setUTCFullYear(year, month - 1, day);
        const isReal = platform.getUTCMonth() === month - 1 && platform.getUTCDate() === day && month >= 1;
        const text = `${pad(day, 2)}/${pad(month, 2)}/${pad(year, 4)}`;
        expect(getValidator('date').check(text, context) === undefined, text).toBe(isReal);
      },
    ),
    { numRuns: 500 },
  );
});

test('[5.19] a renavam of 9 digits is valid if and only if it is valid with two zeros in front', () => {
  fc.assert(
    fc.property(nineDigits, digits => {
      expect(getValidator('renavam').check(digits, context)).toBe(
        getValidator('renavam').check(`00${digits}`, context),
      );
    }),
  );
});

test('[12.4b] the name of an inherited member has no validator', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'CPF', ''])
    expect(validators.find(name)).toBeUndefined();
});

test.each([
  ['9.24a', 'cpf', '52998224725'],
  ['9.24c', 'renavam', '86769597308'],
] as const)('[%s] the validator %s refuses ten or twelve digits', (_, name, valid) => {
  expect(getValidator(name).check(valid, context)).toBeUndefined();
  for (const digits of [valid.slice(0, 10), `${valid}0`, `0${valid}`])
    expect(getValidator(name).check(digits, context), digits).toBeDefined();
});
