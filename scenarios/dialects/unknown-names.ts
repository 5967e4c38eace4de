import { defineDialect } from './define-dialect.ts';

export const unknownNames = defineDialect({
  id: 'unknown-names',
  title: 'Nomes desconhecidos',
  story: 'Membros, tipos de campo, máscaras e situações que ninguém conhece.',
  surplus: 'everywhere',
  unknownNames: 'some',
});
