import { removeAccents } from '#brazil/accents.ts';

/** 'enderecoResidencial', 'endereco_residencial' -> ['endereco', 'residencial']. */
export const keyWords = (key: string): string[] =>
  removeAccents(key)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '');
