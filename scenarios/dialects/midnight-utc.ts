import { defineDialect } from './define-dialect.ts';

export const midnightUtc = defineDialect({
  id: 'midnight-utc',
  title: 'Datas à meia-noite UTC',
  story: 'Dias voltam como momentos: 1985-03-12T00:00:00.000Z.',
  dates: 'isoMidnightUtc',
});
