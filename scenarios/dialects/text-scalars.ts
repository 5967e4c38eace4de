import { defineDialect } from './define-dialect.ts';

export const textScalars = defineDialect({
  id: 'text-scalars',
  title: 'Números como texto',
  story: 'Números, sim e não vêm como texto.',
  scalars: 'text',
});
