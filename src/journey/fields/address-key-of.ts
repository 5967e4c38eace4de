import { wordsIn } from './words-in.ts';

/** The parts of an address that keys of fields name. */
export type AddressPart = 'logradouro' | 'bairro' | 'localidade' | 'uf';

/** Words of field keys, and the part of an address that each means (3.34). */
const PART_OF_WORD: ReadonlyMap<string, AddressPart> = new Map([
  ['endereco', 'logradouro'],
  ['logradouro', 'logradouro'],
  ['rua', 'logradouro'],
  ['cidade', 'localidade'],
  ['municipio', 'localidade'],
  ['localidade', 'localidade'],
  ['estado', 'uf'],
  ['uf', 'uf'],
  ['bairro', 'bairro'],
]);

/**
 * Words of field keys that do not tell two addresses apart: prepositions, articles, and words for the kind of field.
 */
const ADDRESS_FILLERS = new Set(['de', 'do', 'da', 'dos', 'das', 'o', 'a', 'nome', 'select', 'campo', 'cep']);

/** A key with one of these words means something else: a birthplace, a marital state, the number of a house ... */
const OTHER_MEANING_WORDS = new Set(
  (
    'civil nascimento nascido natal naturalidade origem rg cnh cnpj documento identidade emissor emissora emissao ' +
    'expedidor expedidora expedicao orgao tipo numero complemento comprovante tempo banco agencia conta placa ' +
    'veiculo email eletronico ip referencia foto pais telefone celular fone lote quadra data mesmo mesma'
  ).split(' '),
);

export interface AddressKey {
  part: AddressPart;
  /** The rest of the key: 'comercial' in enderecoComercial. */
  qualifier: string;
}

/** The part of an address that a field key means; undefined for other keys. The words are assumed. */
export function addressKeyOf(key: string): AddressKey | undefined {
  const words = wordsIn(key);
  if (words.some(word => OTHER_MEANING_WORDS.has(word))) return undefined;
  const parts = words.flatMap(word => PART_OF_WORD.get(word) ?? []);
  // In bairroEndereco or cidadeDoEndereco the word 'endereco' does not mean the street.
  const part = parts.find(candidate => candidate !== 'logradouro') ?? parts[0];
  return part && { part, qualifier: qualifierOf(words) };
}

/** The words of a key that tell its address from others. */
export const qualifierOf = (words: readonly string[]): string =>
  words.filter(word => !PART_OF_WORD.has(word) && !ADDRESS_FILLERS.has(word)).join(' ');
