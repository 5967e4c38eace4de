import { defineDialect } from './define-dialect.ts';

export const behind = defineDialect({
  id: 'behind',
  title: 'Cópia atrasada',
  story: 'Quem grava recebe a proposta como era antes; ao perguntar de novo, ela está em dia.',
  writesShow: 'beforeWrite',
});
