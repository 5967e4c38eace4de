import { masks } from '../masks/index.ts';
import type { Field } from '../model/field.ts';
import { validators } from '../validators/index.ts';
import { addressKeyOf } from './address-key-of.ts';
import { fieldKinds } from './index.ts';
import { type InputHints, keyboards } from './keyboards.ts';
import { maskNameOf, validationNameOf } from './mask-name-of.ts';
import { namesAnother } from './names-another.ts';
import { wordsIn } from './words-in.ts';

const createWordHints = (autoComplete: string): Partial<InputHints> => ({
  autoComplete,
  autoCapitalize: 'words',
});

const HOUSE_NUMBER: Partial<InputHints> = { autoCapitalize: 'characters' };

/** The hints for words of a key. The first row whose words are all in the key decides. */
const HINTS_BY_KEY: readonly (readonly [words: string, hints: Partial<InputHints>])[] = [
  ['email', keyboards.email],
  ['endereco eletronico', keyboards.email],
  ['data nascimento', { autoComplete: 'bday' }],
  ['razao social', createWordHints('organization')],
  ['empresa', createWordHints('organization')],
  ['tipo', {}],
  ['complemento', { autoComplete: 'address-line2' }],
  ['bairro', createWordHints('address-level3')],
  ['estado civil', {}],
  ['cidade', createWordHints('address-level2')],
  ['uf', { autoComplete: 'address-level1' }],
  ['estado', { autoComplete: 'address-level1' }],
  ['numero', keyboards.digits],
  ['endereco', createWordHints('address-line1')],
  ['logradouro', createWordHints('address-line1')],
  ['rua', createWordHints('address-line1')],
  ['celular', keyboards.phone],
  ['telefone', keyboards.phone],
  ['sexo', { autoComplete: 'sex' }],
  ['genero', { autoComplete: 'sex' }],
  ['nome', createWordHints('name')],
];

/** With 'numero' these words mean the number of a house, which may be 'S/N' or '12A'. */
const HOUSE_WORDS = new Set(
  'numero endereco residencia residencial logradouro rua casa imovel comercial'.split(' '),
);

const isHouseNumber = (wordsOfKey: readonly string[]): boolean =>
  wordsOfKey.includes('numero') && wordsOfKey.every(word => HOUSE_WORDS.has(word));

const HINT_WORDS = new Set(HINTS_BY_KEY.flatMap(([words]) => words.split(' ')));

/** The parts of an address by which browsers fill in that of the customer. */
const ADDRESS_TOKEN = /^address-l/;

/**
 * Whether the key means somebody or something else, such as the issuing state of a document: there the browser must not
 * fill in the customer's own data.
 */
function isOfSomethingElse(key: string, wordsOfKey: readonly string[], autoComplete: string): boolean {
  if (autoComplete === 'organization') return false;
  if (namesAnother(wordsOfKey)) return true;
  return ADDRESS_TOKEN.test(autoComplete) && !wordsOfKey.includes('complemento') && !addressKeyOf(key);
}

/** Keyboard and autofill of a field: by kind, then mask and validator, then key. */
export function inputHintsOf(field: Field): InputHints {
  const kindHints = fieldKinds.find(field.component)?.keyboard;
  if (kindHints) return kindHints;
  const mask = maskNameOf(field);
  const keyboard = masks.find(mask)?.keyboard ?? validators.find(validationNameOf(field))?.keyboard;
  const wordsOfKey = wordsIn(field.key.replace(/e[-_]?mail/i, 'email'));
  const hintsByName = isHouseNumber(wordsOfKey)
    ? HOUSE_NUMBER
    : wordsOfKey.some(word => HINT_WORDS.has(word))
      ? (HINTS_BY_KEY.find(([words]) => words.split(' ').every(word => wordsOfKey.includes(word)))?.[1] ?? {})
      : {};
  const hints = keyboard
    ? { ...keyboard, autoComplete: hintsByName.autoComplete ?? keyboard.autoComplete }
    : { ...keyboards.plain, ...hintsByName };
  return {
    ...hints,
    // A mask moves the caret, which an input of type email does not allow.
    type: hints.type === 'email' && mask !== '' ? 'text' : hints.type,
    autoComplete: isOfSomethingElse(field.key, wordsOfKey, hints.autoComplete) ? 'off' : hints.autoComplete,
  };
}
