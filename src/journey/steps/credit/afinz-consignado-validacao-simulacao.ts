import { createCreditTexts } from './create-credit-texts.ts';

/** The bank confirms the chosen simulation (2.30). */
export const afinzConsignadoValidacaoSimulacao = createCreditTexts({
  init: { title: 'Vamos validar sua simulação' },
  waiting: {
    title: 'Estamos validando sua simulação',
    text: 'O banco confirma se as condições que você escolheu ainda cabem na sua margem consignável.',
  },
  success: { title: 'Simulação validada', text: 'As condições que você escolheu foram confirmadas.' },
  failed: {
    title: 'Não conseguimos validar a simulação',
    text: 'O banco não confirmou as condições escolhidas. Você pode tentar de novo agora.',
  },
  remake: {
    title: 'As condições mudaram',
    text: 'Sua margem não comporta mais a simulação escolhida. Preparamos outra para você.',
  },
});
