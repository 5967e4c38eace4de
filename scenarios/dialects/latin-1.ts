import { defineDialect } from './define-dialect.ts';

export const latin1 = defineDialect({
  id: 'latin-1',
  title: 'Respostas em Latin-1',
  story: 'O serviço responde em ISO-8859-1 e não diz isso no cabeçalho, como fazem sistemas antigos.',
  encoding: 'iso-8859-1',
});
