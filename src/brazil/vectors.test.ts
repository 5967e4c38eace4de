import { expect, test } from 'vitest';
import vectors from '#tests/support/vectors.json' with { type: 'json' };
import { isCep } from './cep.ts';
import { isCnpj } from './cnpj.ts';
import { isCpf } from './cpf.ts';
import { isFuture, parseDate } from './date.ts';
import { isEmail } from './email.ts';
import { isFullName } from './names.ts';
import { isCellphone } from './phone.ts';
import { isPlate } from './plate.ts';
import { isRenavam } from './renavam.ts';

interface Case {
  in: string;
  note: string;
  recommended?: boolean;
}
interface Group {
  valid: Case[];
  invalid: Case[];
  unclear: Case[];
}

const NOON_OF_21_NOVEMBER = Date.UTC(2026, 10, 21, 15);

const isPastDate = (text: string): boolean => {
  const day = parseDate(text);
  return day !== undefined && !isFuture(day, NOON_OF_21_NOVEMBER);
};

const groups: [title: string, group: Group, accepts: (text: string) => boolean][] = [
  ['[5.13] [9.24] a CPF', vectors.validators.cpf, isCpf],
  ['[5.14] a full name', vectors.validators.name, isFullName],
  // The validator accepts an empty address; the function that checks an address does not.
  ['[5.15] an e-mail', vectors.validators.email, text => text === '' || isEmail(text)],
  ['[5.16] [9.24] a cellphone', vectors.validators.cellphone, isCellphone],
  ['[5.17] a date', vectors.validators.date, text => parseDate(text) !== undefined],
  ['[5.18] a date that is not in the future', vectors.validators.dateNotFuture, isPastDate],
  ['[5.19] [9.24] a renavam', vectors.validators.renavam, isRenavam],
  ['[9.25] a CNPJ of digits', vectors.validators.cnpjNumeric, isCnpj],
  ['[9.25] a CNPJ with letters', vectors.validators.cnpjAlphanumeric, isCnpj],
  ['[9.26] a licence plate', vectors.validators.plate, isPlate],
  ['[9.24] a CEP', vectors.validators.cep, isCep],
];

for (const [title, group, accepts] of groups) {
  const rows = [
    ...group.valid.map(row => ({ ...row, expected: true })),
    ...group.invalid.map(row => ({ ...row, expected: false })),
    ...group.unclear.map(row => ({ ...row, expected: row.recommended })),
  ];
  test.each(rows)(`${title}: $in is $expected ($note)`, ({ in: text, expected }) => {
    expect(accepts(text)).toBe(expected);
  });
}
