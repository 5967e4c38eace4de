import { defineDialect } from './define-dialect.ts';

export const plain = defineDialect({
  id: 'plain',
  title: 'Padrão',
  story: 'O serviço fala como o mock fala sozinho.',
});
