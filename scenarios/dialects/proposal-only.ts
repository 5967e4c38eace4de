import { defineDialect } from './define-dialect.ts';

export const proposalOnly = defineDialect({
  id: 'proposal-only',
  title: 'Só a proposta',
  story:
    'Quem grava um passo recebe a proposta sem as respostas, e o serviço não conhece a chave de idempotência.',
  writeAnswers: 'proposalOnly',
  idempotencyKeys: 'ignored',
});
