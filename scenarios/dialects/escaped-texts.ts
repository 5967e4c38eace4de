import { defineDialect } from './define-dialect.ts';

export const escapedTexts = defineDialect({
  id: 'escaped-texts',
  title: 'Textos escapados para HTML',
  story: 'Nomes, rótulos e mensagens vêm com entidades de HTML: N&atilde;o.',
  texts: 'escaped',
});
