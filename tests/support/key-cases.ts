/** An action in a masked field with the expected result, which is the same in every browser engine. */
export interface KeyCase {
  field: MaskedField;
  /** The shown text before the action. */
  before: string;
  /** The position of the caret, or the selected range. */
  selection: number | readonly [from: number, to: number];
  input: { type: string } | { press: 'Backspace' | 'Delete' } | { paste: string };
  /** The shown text after the action. */
  shown: string;
  /** The position of the caret after the action. */
  caret: number;
}

export type MaskedField = 'cpf' | 'phone' | 'date' | 'cep' | 'plate' | 'money';

const wholeSelection = (before: string) => [0, before.length] as const;

const keyCase = (
  field: MaskedField,
  before: string,
  selection: KeyCase['selection'],
  input: KeyCase['input'],
  shown: string,
  caret: number,
): KeyCase => ({ field, before, selection, input, shown, caret });

const CPF = '529.982.247-25';
const PHONE = '(11) 98765-4321';
const DATE = '20/05/1990';
const CEP = '01310-100';
const PLATE = 'ABC1D23';
const MONEY = 'R$\u00a0123,45';

export const keyCases: readonly KeyCase[] = [
  keyCase('cpf', CPF, 5, { type: '1' }, '529.918.224-72', 6),
  keyCase('cpf', '529.982', 3, { type: '1' }, '529.198.2', 5),
  keyCase('cpf', CPF, 4, { press: 'Backspace' }, '529.982.247-25', 3),
  keyCase('cpf', CPF, 3, { press: 'Delete' }, '529.982.247-25', 4),
  keyCase('cpf', CPF, 2, { press: 'Backspace' }, '599.822.472-5', 1),
  keyCase('cpf', CPF, wholeSelection(CPF), { type: '1' }, '1', 1),
  keyCase('cpf', CPF, wholeSelection(CPF), { paste: ' 111.444.777-35\n' }, '111.444.777-35', 14),
  keyCase('cpf', '529.982', 3, { paste: '111' }, '529.111.982', 8),
  keyCase('cpf', CPF, [4, 7], { press: 'Delete' }, '529.247.25', 4),
  keyCase('phone', PHONE, 6, { type: '1' }, '(11) 91876-5432', 7),
  keyCase('phone', PHONE, 11, { press: 'Backspace' }, '(11) 98765-4321', 10),
  keyCase('phone', PHONE, wholeSelection(PHONE), { paste: '+55 (21) 99876-5432' }, '(21) 99876-5432', 15),
  keyCase('phone', PHONE, wholeSelection(PHONE), { type: '2' }, '(2', 2),
  // A complete date accepts no further key: the calendar beside it needs exactly ten characters.
  keyCase('date', DATE, 3, { type: '1' }, DATE, 3),
  keyCase('date', '20/05/199', 3, { type: '1' }, '20/10/5199', 4),
  keyCase('date', DATE, 3, { press: 'Backspace' }, '20/05/1990', 2),
  keyCase('date', DATE, wholeSelection(DATE), { paste: '1990-05-21' }, '21/05/1990', 10),
  keyCase('cep', CEP, 2, { type: '9' }, '01931-010', 3),
  keyCase('cep', CEP, 6, { press: 'Backspace' }, '01310-100', 5),
  keyCase('cep', CEP, wholeSelection(CEP), { paste: 'CEP 50.030-230' }, '50030-230', 9),
  keyCase('plate', PLATE, 0, { press: 'Delete' }, 'BC1D23', 0),
  keyCase('plate', PLATE, 0, { type: '9' }, PLATE, 0),
  keyCase('plate', 'ABC1D2', 3, { type: '9' }, 'ABC1D2', 3),
  keyCase('plate', PLATE, [0, 1], { type: '9' }, PLATE, 0),
  keyCase('plate', PLATE, [0, 1], { type: 'z' }, 'ZBC1D23', 1),
  keyCase('plate', PLATE, wholeSelection(PLATE), { paste: 'xyz-9876' }, 'XYZ9876', 7),
  keyCase('money', MONEY, MONEY.length, { type: '6' }, 'R$\u00a01.234,56', 11),
  keyCase('money', MONEY, MONEY.length, { press: 'Backspace' }, 'R$\u00a012,34', 8),
  keyCase('money', MONEY, wholeSelection(MONEY), { type: '9' }, 'R$\u00a00,09', 7),
  keyCase('money', MONEY, wholeSelection(MONEY), { paste: 'R$ 2.500,00' }, 'R$\u00a02.500,00', 11),
];

/** The part of a test title that describes the action. */
export function describeKeyCase({ field, before, selection, input }: KeyCase): string {
  const position =
    typeof selection === 'number' ? `at ${selection}` : `over ${selection[0]} to ${selection[1]}`;
  return `${field} ${before}, ${position}: ${JSON.stringify(input)}`;
}
