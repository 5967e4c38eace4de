import { defineDialect } from './define-dialect.ts';

export const isoDays = defineDialect({
  id: 'iso-days',
  title: 'Datas ISO',
  story: 'Dias voltam como 1985-03-12.',
  dates: 'isoDay',
});
