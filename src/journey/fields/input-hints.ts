import { masks } from '../masks/index.ts';
import type { Field } from '../model/field.ts';
import { validators } from '../validators/index.ts';
import { fieldKinds } from './index.ts';
import { keyWords } from './key-words.ts';
import { type InputHints, keyboards } from './keyboards.ts';
import { maskNameOf, validationNameOf } from './mask-name-of.ts';

/** Words of a key that mean another person: the customer's own data must not be autofilled there. */
const SOMEBODY_ELSE = new Set(
  'mae pai conjuge esposa esposo companheiro referencia contato empresa empregador banco social'.split(' '),
);

const written = (autoComplete: string): Partial<InputHints> => ({ autoComplete, autoCapitalize: 'words' });

const HOUSE_NUMBER: Partial<InputHints> = { autoCapitalize: 'characters' };

/** First match wins: the key must contain all words. */
const BY_KEY: readonly (readonly [words: string, hints: Partial<InputHints>])[] = [
  ['email', keyboards.email],
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
  ['numero', keyboards.digits],
  ['endereco', written('address-line1')],
  ['logradouro', written('address-line1')],
  ['rua', written('address-line1')],
  ['celular', keyboards.phone],
  ['telefone', keyboards.phone],
  ['sexo', { autoComplete: 'sex' }],
  ['genero', { autoComplete: 'sex' }],
  ['nome', written('name')],
];

/** With 'numero' these words mean the number of a house, which may be 'S/N' or '12A'. */
const HOUSE_WORDS = new Set(
  'numero endereco residencia residencial logradouro rua casa imovel comercial'.split(' '),
);

const isHouseNumber = (inKey: readonly string[]): boolean =>
  inKey.includes('numero') && inKey.every(word => HOUSE_WORDS.has(word));

const KEY_WORDS = new Set(BY_KEY.flatMap(([words]) => words.split(' ')));

/** Keyboard and autofill of a field: by kind, then mask and validator, then key. */
export function inputHints(field: Field): InputHints {
  const own = fieldKinds.find(field.component)?.keyboard;
  if (own) return own;
  const mask = maskNameOf(field);
  const shape = masks.find(mask)?.keyboard ?? validators.find(validationNameOf(field))?.keyboard;
  const inKey = keyWords(field.key.replace(/e[-_]?mail/i, 'email'));
  const named = isHouseNumber(inKey)
    ? HOUSE_NUMBER
    : inKey.some(word => KEY_WORDS.has(word))
      ? (BY_KEY.find(([all]) => all.split(' ').every(word => inKey.includes(word)))?.[1] ?? {})
      : {};
  const hints = shape
    ? { ...shape, autoComplete: named.autoComplete ?? shape.autoComplete }
    : { ...keyboards.plain, ...named };
  const isTheirs = hints.autoComplete !== 'organization' && inKey.some(word => SOMEBODY_ELSE.has(word));
  return {
    ...hints,
    // An input of type email has no caret that a mask could move.
    type: hints.type === 'email' && mask !== '' ? 'text' : hints.type,
    autoComplete: isTheirs ? 'off' : hints.autoComplete,
  };
}
