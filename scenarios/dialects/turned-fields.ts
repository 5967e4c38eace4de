import { defineDialect } from './define-dialect.ts';

export const turnedFields = defineDialect({
  id: 'turned-fields',
  title: 'Campos em outra ordem',
  story: 'Os membros e os campos de uma etapa vêm a cada vez em outra ordem.',
  fieldOrder: 'turned',
});
