import { defineDialect } from './define-dialect.ts';

export const nulls = defineDialect({
  id: 'nulls',
  title: 'Tudo o que falta é null',
  story: 'O que é opcional e está vazio vem como null.',
  absent: 'null',
});
