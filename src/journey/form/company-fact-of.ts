import { wordsIn } from '../fields/words-in.ts';

/** Keys for the name of a company: their words without `NAME_FILLERS`. The words are assumed. */
const NAME_KEYS = new Set(['empresa', 'empregador', 'empregadora', 'razao social', 'fantasia', 'companhia']);
const NAME_FILLERS = new Set(['nome', 'da', 'do', 'de']);

/** The fact about a company that a field asks for, by its key. `hasAddress`: its step has a CEP. */
export function companyFactOf(key: string, hasAddress: boolean): 'name' | 'uf' | undefined {
  const words = wordsIn(key).filter(word => !NAME_FILLERS.has(word));
  const otherWords = words.filter(word => word !== 'uf' && word !== 'estado').join(' ');
  if (otherWords === words.join(' ')) return NAME_KEYS.has(otherWords) ? 'name' : undefined;
  // In a step with a CEP the key 'uf' means the state of the address.
  return NAME_KEYS.has(otherWords) || (otherWords === '' && !hasAddress) ? 'uf' : undefined;
}
