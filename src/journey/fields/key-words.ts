import { removeAccents } from '#brazil/remove-accents.ts';

/** Longer keys are meaningless and would cost time. */
const LONGEST = 200;

/** 'enderecoResidencial', 'endereco_residencial' -> ['endereco', 'residencial']. */
export const keyWords = (key: string): string[] =>
  removeAccents(key.slice(0, LONGEST))
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '');
