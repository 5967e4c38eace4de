import { defineDialect } from './define-dialect.ts';

export const ownValue = defineDialect({
  id: 'own-value',
  title: 'Valor próprio na criação',
  story:
    'A resposta da criação traz um valor que o serviço calculou, e as seguintes não trazem nenhum. A pessoa escolhe outro.',
  computedValue: 'atCreationOnly',
});
