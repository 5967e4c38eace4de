import { defineDialect } from './define-dialect.ts';

export const newHashAtCreation = defineDialect({
  id: 'new-hash-at-creation',
  title: 'Hash novo na criação',
  story: 'A criação responde com outro hash: a proposta vive sob ele, e o antigo só abre o link.',
  hashAtCreation: 'new',
});
