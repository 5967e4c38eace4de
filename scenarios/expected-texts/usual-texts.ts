import type { ExpectedText, StatusWithText } from './expected-text.ts';

/** The texts of a step type without texts of its own. Spread them, then write the statuses that differ. */
export const usualTexts: Readonly<Record<StatusWithText, ExpectedText>> = {
  init: ['Estamos preparando esta etapa'],
  waiting: ['Esta etapa está em andamento'],
  success: ['Tudo certo por aqui', 'Continuar'],
  failed: ['Não conseguimos concluir esta etapa', 'Tentar novamente'],
  remake: ['Precisamos que você refaça esta etapa', 'Refazer'],
  review: ['Sua proposta está em revisão', 'Verificar agora'],
};
