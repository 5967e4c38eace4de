import { defineDialect } from './define-dialect.ts';

export const brazilianDays = defineDialect({
  id: 'brazilian-days',
  title: 'Datas brasileiras',
  story: 'Dias voltam como 12/03/1985.',
  dates: 'brazilian',
});
