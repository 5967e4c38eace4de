import { defineDialect } from './define-dialect.ts';

export const silentStatus = defineDialect({
  id: 'silent-status',
  title: 'Estado só quando muda',
  story: 'Enquanto uma etapa espera, as respostas não dizem o seu estado.',
  unchangedStatus: 'absent',
});
