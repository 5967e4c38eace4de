import { defineDialect } from './define-dialect.ts';

export const noOrder = defineDialect({
  id: 'no-order',
  title: 'Passos sem order',
  story: 'Os passos não dizem o seu lugar: vale a ordem da lista.',
  stepOrder: 'absent',
});
