import { defineDialect } from './define-dialect.ts';

export const absentMembers = defineDialect({
  id: 'absent-members',
  title: 'O que falta não vem',
  story: 'O que é opcional e está vazio não vem, nem o estado inicial da etapa a que uma resposta leva.',
  absent: 'omitted',
});
