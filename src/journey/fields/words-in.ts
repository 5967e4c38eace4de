import { removeAccents } from '#brazil/remove-accents.ts';

/** The rest of a longer text is ignored, because it has no meaning and would cost time. Characters. */
const MAX_LENGTH = 200;

/** The words of a key, label or name: 'enderecoResidencial', 'endereco_residencial' -> ['endereco', 'residencial']. */
export const wordsIn = (text: string): string[] =>
  removeAccents(text.slice(0, MAX_LENGTH))
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '');
