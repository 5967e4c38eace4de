import { defineDialect } from './define-dialect.ts';

export const reviewAtCurrent = defineDialect({
  id: 'review-at-current',
  title: 'Revisão da etapa atual',
  story: 'Sem nada a rever, reviewStep é a própria etapa atual.',
  reviewOfNone: 'currentStep',
});
