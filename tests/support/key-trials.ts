/** An action in a masked field with the expected result: the same in every engine. */
export interface KeyTrial {
  field: TriedField;
  /** The shown text before the action. */
  held: string;
  /** Where the caret stands, or what is selected. */
  at: number | readonly [from: number, to: number];
  act: { type: string } | { press: 'Backspace' | 'Delete' } | { paste: string };
  shown: string;
  /** Where the caret stands afterwards. */
  caret: number;
}

export type TriedField = 'cpf' | 'phone' | 'date' | 'cep' | 'plate' | 'money';

const all = (held: string) => [0, held.length] as const;

const trial = (
  field: TriedField,
  held: string,
  at: KeyTrial['at'],
  act: KeyTrial['act'],
  shown: string,
  caret: number,
): KeyTrial => ({ field, held, at, act, shown, caret });

const CPF = '529.982.247-25';
const PHONE = '(11) 98765-4321';
const DATE = '20/05/1990';
const CEP = '01310-100';
const PLATE = 'ABC1D23';
const MONEY = 'R$\u00a0123,45';

export const keyTrials: readonly KeyTrial[] = [
  trial('cpf', CPF, 5, { type: '1' }, '529.918.224-72', 6),
  trial('cpf', '529.982', 3, { type: '1' }, '529.198.2', 5),
  trial('cpf', CPF, 4, { press: 'Backspace' }, '529.982.247-25', 3),
  trial('cpf', CPF, 3, { press: 'Delete' }, '529.982.247-25', 4),
  trial('cpf', CPF, 2, { press: 'Backspace' }, '599.822.472-5', 1),
  trial('cpf', CPF, all(CPF), { type: '1' }, '1', 1),
  trial('cpf', CPF, all(CPF), { paste: ' 111.444.777-35\n' }, '111.444.777-35', 14),
  trial('cpf', '529.982', 3, { paste: '111' }, '529.111.982', 8),
  trial('cpf', CPF, [4, 7], { press: 'Delete' }, '529.247.25', 4),
  trial('phone', PHONE, 6, { type: '1' }, '(11) 91876-5432', 7),
  trial('phone', PHONE, 11, { press: 'Backspace' }, '(11) 98765-4321', 10),
  trial('phone', PHONE, all(PHONE), { paste: '+55 (21) 99876-5432' }, '(21) 99876-5432', 15),
  trial('phone', PHONE, all(PHONE), { type: '2' }, '(2', 2),
  // A complete date accepts no further key: the calendar beside it needs exactly ten characters.
  trial('date', DATE, 3, { type: '1' }, DATE, 3),
  trial('date', '20/05/199', 3, { type: '1' }, '20/10/5199', 4),
  trial('date', DATE, 3, { press: 'Backspace' }, '20/05/1990', 2),
  trial('date', DATE, all(DATE), { paste: '1990-05-21' }, '21/05/1990', 10),
  trial('cep', CEP, 2, { type: '9' }, '01931-010', 3),
  trial('cep', CEP, 6, { press: 'Backspace' }, '01310-100', 5),
  trial('cep', CEP, all(CEP), { paste: 'CEP 50.030-230' }, '50030-230', 9),
  trial('plate', PLATE, 0, { press: 'Delete' }, 'BC1D23', 0),
  trial('plate', 'ABC1D2', 3, { type: '9' }, 'ABC912', 4),
  trial('plate', PLATE, all(PLATE), { paste: 'xyz-9876' }, 'XYZ9876', 7),
  trial('money', MONEY, MONEY.length, { type: '6' }, 'R$\u00a01.234,56', 11),
  trial('money', MONEY, MONEY.length, { press: 'Backspace' }, 'R$\u00a012,34', 8),
  trial('money', MONEY, all(MONEY), { type: '9' }, 'R$\u00a00,09', 7),
  trial('money', MONEY, all(MONEY), { paste: 'R$ 2.500,00' }, 'R$\u00a02.500,00', 11),
];

/** For a test name. */
export function describeTrial({ field, held, at, act }: KeyTrial): string {
  const where = typeof at === 'number' ? `at ${at}` : `over ${at[0]} to ${at[1]}`;
  return `${field} ${held}, ${where}: ${JSON.stringify(act)}`;
}
