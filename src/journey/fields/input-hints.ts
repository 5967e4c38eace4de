import { account } from '../masks/account.ts';
import { agency } from '../masks/agency.ts';
import { cep } from '../masks/cep.ts';
import { cnh } from '../masks/cnh.ts';
import { cnpj } from '../masks/cnpj.ts';
import { cpf } from '../masks/cpf.ts';
import { cpfcnpj } from '../masks/cpfcnpj.ts';
import { date } from '../masks/date.ts';
import { masks } from '../masks/index.ts';
import { licencePlate } from '../masks/licence-plate.ts';
import type { Mask } from '../masks/mask.ts';
import { name } from '../masks/name.ts';
import { onlyNumber } from '../masks/only-number.ts';
import { phone as cellphone } from '../masks/phone.ts';
import { phonePartiallyHidden } from '../masks/phone-partially-hidden.ts';
import { prazo } from '../masks/prazo.ts';
import { rg } from '../masks/rg.ts';
import { rne } from '../masks/rne.ts';
import { upperCase } from '../masks/upper-case.ts';
import type { Field } from '../model/field.ts';
import { fieldKinds } from './index.ts';
import { keyWords } from './key-words.ts';
import { maskNameOf, validationNameOf } from './named.ts';

/** What an input tells keyboards, password managers and spelling checkers (13.7). Names are those of React. */
export interface InputHints {
  readonly type: 'text' | 'tel' | 'email';
  readonly inputMode: 'text' | 'numeric' | 'tel' | 'email';
  /** A token of the HTML standard, or 'off'. */
  readonly autoComplete: string;
  readonly autoCapitalize: 'none' | 'words' | 'characters' | 'sentences';
  readonly spellCheck: boolean;
  readonly enterKeyHint: 'next';
}

const plain: InputHints = {
  type: 'text',
  inputMode: 'text',
  autoComplete: 'off',
  autoCapitalize: 'sentences',
  spellCheck: false,
  enterKeyHint: 'next',
};

const digits: InputHints = { ...plain, inputMode: 'numeric', autoCapitalize: 'none' };
/** Letters are possible: a CNPJ has them since July 2026, plates, RG and accounts always could. */
const code: InputHints = { ...plain, autoCapitalize: 'characters' };
const words: InputHints = { ...plain, autoCapitalize: 'words' };
const phone: InputHints = { ...digits, type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' };
const email: InputHints = {
  ...plain,
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
};

const BY_MASK: ReadonlyMap<Mask | undefined, InputHints> = new Map([
  [cpf, digits],
  [cnh, digits],
  [prazo, digits],
  [agency, digits],
  [onlyNumber, digits],
  [date, digits],
  [cep, { ...digits, autoComplete: 'postal-code' }],
  [cellphone, phone],
  [phonePartiallyHidden, phone],
  [cnpj, code],
  [cpfcnpj, code],
  [rg, code],
  [rne, code],
  [account, code],
  [licencePlate, code],
  [upperCase, code],
  [name, words],
]);

/** Validators that are not called as the mask of what they check. */
const BY_VALIDATION: ReadonlyMap<string, InputHints> = new Map([
  ['email', email],
  ['renavam', digits],
  ['dateNotFuture', digits],
]);

const byMask = (name: string): InputHints | undefined => BY_MASK.get(masks.find(name));

/** Words of a key that name somebody else: the customer's own data must not be filled in there. */
const SOMEBODY_ELSE = new Set(
  'mae pai conjuge esposa esposo companheiro referencia contato empresa empregador banco social'.split(' '),
);

const written = (autoComplete: string): Partial<InputHints> => ({ autoComplete, autoCapitalize: 'words' });

/** First match wins: all words must stand in the key. */
const BY_KEY: readonly (readonly [words: string, hints: Partial<InputHints>])[] = [
  ['email', email],
  ['data nascimento', { autoComplete: 'bday' }],
  ['razao social', written('organization')],
  ['empresa', written('organization')],
  ['tipo', {}],
  ['complemento', { autoComplete: 'address-line2' }],
  ['bairro', written('address-level3')],
  ['estado civil', {}],
  ['cidade', written('address-level2')],
  ['uf', { autoComplete: 'address-level1' }],
  ['estado', { autoComplete: 'address-level1' }],
  ['numero', digits],
  ['endereco', written('address-line1')],
  ['logradouro', written('address-line1')],
  ['rua', written('address-line1')],
  ['celular', phone],
  ['telefone', phone],
  ['sexo', { autoComplete: 'sex' }],
  ['genero', { autoComplete: 'sex' }],
  ['nome', written('name')],
];

const KEY_WORDS = new Set(BY_KEY.flatMap(([words]) => words.split(' ')));

/** How an input of this field behaves on a phone and with autofill: by kind, then mask and validator, then key. */
export function inputHints(field: Field): InputHints {
  const control = fieldKinds.find(field.component)?.control;
  if (control === 'money' || control === 'moneySlider' || control === 'percentage') return digits;
  const mask = maskNameOf(field);
  const validation = validationNameOf(field);
  const shape = byMask(mask) ?? byMask(validation) ?? BY_VALIDATION.get(validation);
  const inKey = keyWords(field.key.replace(/e[-_]?mail/i, 'email'));
  const named = inKey.some(word => KEY_WORDS.has(word))
    ? (BY_KEY.find(([all]) => all.split(' ').every(word => inKey.includes(word)))?.[1] ?? {})
    : {};
  const hints = shape
    ? { ...shape, autoComplete: named.autoComplete ?? shape.autoComplete }
    : { ...plain, ...named };
  const isTheirs = hints.autoComplete !== 'organization' && inKey.some(word => SOMEBODY_ELSE.has(word));
  return {
    ...hints,
    // An input of type email has no caret that a mask could move.
    type: hints.type === 'email' && mask !== '' ? 'text' : hints.type,
    autoComplete: isTheirs ? 'off' : hints.autoComplete,
  };
}
