import { defineDialect } from './define-dialect.ts';

export const untidyLists = defineDialect({
  id: 'untidy-lists',
  title: 'Listas desarrumadas',
  story: 'Códigos vêm como número, rótulos com espaços nas pontas, e itens repetidos.',
  listEntries: 'untidy',
});
