import { defineDialect } from './define-dialect.ts';

export const shallowNewHash = defineDialect({
  id: 'shallow-new-hash',
  title: 'Hash novo sem envelope',
  story: 'O reinício responde com o hash no primeiro nível.',
  newHashEnvelope: 'shallow',
});
