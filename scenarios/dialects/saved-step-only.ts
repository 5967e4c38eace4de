import { defineDialect } from './define-dialect.ts';

export const savedStepOnly = defineDialect({
  id: 'saved-step-only',
  title: 'Só o passo salvo',
  story: 'Quem grava um passo recebe de volta as respostas desse passo, e de nenhum outro.',
  writeAnswers: 'savedStep',
});
