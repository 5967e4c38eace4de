import { defineDialect } from './define-dialect.ts';

export const bareCreation = defineDialect({
  id: 'bare-creation',
  title: 'Criação sem envelope',
  story: 'A criação responde só com _id, data, message, systemicValue e situation.',
  creationEnvelope: 'bare',
});
