import { createCheckTexts } from './create-check-texts.ts';

/** The service looks for credit restrictions of the customer (4.9). */
export const restrictionVerification = createCheckTexts(
  {
    init: { title: 'Vamos verificar se há restrições' },
    waiting: {
      title: 'Estamos verificando restrições',
      text: 'Consultamos os órgãos de proteção ao crédito.',
    },
    success: { title: 'Verificação concluída', text: 'Não há restrição que impeça a sua proposta.' },
    failed: {
      title: 'Não conseguimos verificar restrições',
      text: 'A consulta aos órgãos de proteção ao crédito não foi concluída. Você pode tentar de novo agora.',
    },
  },
  'shield',
);
