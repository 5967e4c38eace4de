import { defineDialect } from './define-dialect.ts';

export const loudStatus = defineDialect({
  id: 'loud-status',
  title: 'Estados em maiúsculas',
  story: "Os estados vêm em maiúsculas e com espaços: ' WAITING '.",
  statusSpelling: 'capitals',
});
