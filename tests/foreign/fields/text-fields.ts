import { fillPattern, formatCnpj, formatCpf, withoutAccents } from '../fill-pattern.ts';
import type { Random } from '../random.ts';
import { randomCnpj, randomCpf, randomPersonName, randomPhone, randomRenavam } from '../random-cpf.ts';
import type { Wire } from '../wire.ts';
import { createWireField, type FieldContext, type MadeField } from './field-context.ts';

/** A kind of text: what a visitor types, and how the mask of 3.33 shows it. */
interface TextKind {
  mask?: NonNullable<Wire['field']['mask']>;
  validation?: NonNullable<Wire['field']['validation']>;
  type: (random: Random) => string;
  /** The text on the screen; without it the same as typed. */
  show?: (typed: string) => string;
  /** The formatter that may send it. */
  formatter?: NonNullable<NonNullable<Wire['field']['format']>['send']>;
}

const textKinds: readonly TextKind[] = [
  {
    type: random =>
      random.pick(['abc', 'Rua 7, nº 10', 'ção É ü', '0012', '1,5', "D'Ávila & filhos", 'Null']),
    formatter: 'removeAccents',
  },
  { type: random => 'texto longo '.repeat(random.integer(2, 20)).trim() },
  { mask: 'cpf', validation: 'cpf', type: randomCpf, show: formatCpf, formatter: 'onlyDigits' },
  { mask: 'cnpj', type: randomCnpj, show: formatCnpj, formatter: 'onlyDigits' },
  { mask: 'cpfcnpj', type: randomCpf, show: formatCpf, formatter: 'onlyDigits' },
  { mask: 'cpfcnpj', type: randomCnpj, show: formatCnpj, formatter: 'onlyDigits' },
  {
    mask: 'phone',
    validation: 'cellphone',
    type: randomPhone,
    show: digits => fillPattern('(##) #####-####', digits),
    formatter: 'onlyDigits',
  },
  { mask: 'cnh', type: random => `1${random.digits(10)}` },
  {
    mask: 'rg',
    type: random => `1${random.digits(7)}${random.pick(['9', 'X'])}`,
    show: characters => fillPattern('##.###.###-#', characters),
    formatter: 'onlyDigits',
  },
  {
    mask: 'date',
    validation: 'dateNotFuture',
    type: random => `${random.integer(10, 28)}0${random.integer(1, 9)}19${random.integer(50, 99)}`,
    show: digits => fillPattern('##/##/####', digits),
  },
  { mask: 'prazo', type: random => random.pick(['2', '24', '120']), formatter: 'installments' },
  {
    mask: 'cep',
    type: random => `0${random.digits(7)}`,
    show: digits => fillPattern('#####-###', digits),
    formatter: 'onlyDigits',
  },
  { mask: 'agency', type: () => '1234' },
  {
    mask: 'account',
    type: random => random.pick(['123456', '987654321']),
    show: digits => `${digits.slice(0, -1)}-${digits.slice(-1)}`,
    formatter: 'onlyDigits',
  },
  { mask: 'rne', type: () => 'V1234567', show: () => 'V123456-7' },
  { mask: 'name', validation: 'name', type: randomPersonName, formatter: 'removeAccents' },
  { mask: 'onlyText', type: () => 'Só letras' },
  { mask: 'onlyNumber', type: random => `00${random.digits(4)}` },
  { mask: 'upperCase', type: () => 'abc ção', show: typed => typed.toUpperCase() },
  { mask: 'lowerCase', type: () => 'ABC ÇÃO', show: typed => typed.toLowerCase() },
  { mask: 'licencePlate', type: random => random.pick(['ABC1D23', 'XYZ9876']) },
  {
    validation: 'email',
    type: random => random.pick(['maria.souza@exemplo.com.br', 'joao+1@gmail.com', 'x_y@hotmail.com.br']),
  },
  { validation: 'renavam', type: randomRenavam },
];

/** Formats a text as 3.35 says. */
function formatText(shown: string, formatter: TextKind['formatter']): string {
  if (formatter === 'onlyDigits') return shown.replace(/[^0-9A-Za-z]/g, '');
  if (formatter === 'removeAccents') return withoutAccents(shown);
  return formatter === 'installments' ? `${shown} parcelas` : shown;
}

/** A field of text in one of the masks and validators that the contract names. */
export function createTextField(context: FieldContext): MadeField {
  const { random } = context;
  const kind = random.pick(textKinds);
  const { wire, name } = createWireField(context, random.chance(0.9) ? 'text' : 'textWithAutoComplete');
  if (kind.mask !== undefined) wire.mask = kind.mask;
  if (kind.validation !== undefined && random.chance(0.6)) wire.validation = kind.validation;
  if (kind.mask === undefined && kind.validation !== undefined) wire.validation = kind.validation;
  const formatter = random.chance(0.4) ? kind.formatter : undefined;
  if (formatter !== undefined) wire.format = { send: formatter };

  const keys = kind.type(random);
  const shown = (kind.show ?? (typed => typed))(keys);
  addLimits(wire, keys, shown, random);
  return {
    wire,
    name,
    control: 'textbox',
    answer: { kind: 'type', keys },
    isShown: true,
    sent: [formatText(shown, formatter)],
    look: shown,
    looksSameWhenStored: formatter !== 'removeAccents' && formatter !== 'installments',
    matching: /^\d+$/.test(keys) ? [shown, keys] : [shown],
    open: { sent: [''], look: '' },
  };
}

/** Limits that the answer just meets. Lengths do not count the characters of the mask (3.23). */
function addLimits(wire: Wire['field'], keys: string, shown: string, random: Random): void {
  const { length } = keys;
  if (random.chance(0.1)) wire.maxLength = length;
  if (random.chance(0.1)) wire.minLength = random.pick([0, 1, length]);
  if (random.chance(0.06)) wire.rules = [{ len: length, message: 'Confira o tamanho.' }];
  if (random.chance(0.06)) wire.rules = [{ min: 1, max: length }];
  if (keys === shown && random.chance(0.06))
    wire.rules = [{ pattern: `^${keys.replace(/[^0-9A-Za-z]/g, '.').replace(/[0-9]/g, '[0-9]')}$` }];
}
