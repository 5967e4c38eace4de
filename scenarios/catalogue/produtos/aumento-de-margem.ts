import { valdirene } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  check,
  choose,
  fill,
  fillContact,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const aumentoDeMargemCompleto = defineScenario({
  id: 'aumento-de-margem-completo',
  title: 'Aumento de margem: do reajuste à averbação',
  story:
    'O benefício de Valdirene foi reajustado. Ela deixa a consulta dizer quanto cabe, usa a margem nova em 84 parcelas e recebe na conta do benefício.',
  requirements: ['1.4', '3.26', '7.35'],
  product: 'aumento-de-margem',
  tags: ['produto', 'completo', 'consignado'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seu benefício'),
    ...fillContact(valdirene),
    fill('Data de nascimento', valdirene.birth),
    fill('Número do benefício', '1765432109'),
    choose('Espécie do benefício', '41 - Aposentadoria por idade'),
    choose('Estado em que você recebe', 'Pernambuco'),
    pressContinue,
    waitForHeading('O que mudou'),
    choose('Por que a sua margem aumentou?', 'O benefício foi reajustado'),
    { do: 'waitFor', text: 'Onde encontrar' },
    fill('Valor do benefício hoje', 'R$ 1.620,00'),
    pressContinue,
    waitForStep(3, 7),
    waitForHeading('O que cabe na margem nova'),
    choose('Prazo', '84 parcelas'),
    pressContinue,
    waitForHeading('Onde receber'),
    choose('Receber na conta do benefício?', 'Sim'),
    check('Autorizo o desconto adicional no benefício'),
    pressContinue,
    waitForStep(6, 7),
    waitForStep(7, 7),
    waitForHeading('Aumento averbado'),
  ],
  verdict: {
    sent: [
      { operation: 'createProposal', times: 1, body: { data: { numeroDoBeneficio: '1765432109' } } },
      { operation: 'getQitechMaxValues', times: 1 },
      { operation: 'simulateQitech' },
      { operation: 'updateStep', poll: false, body: { data: { pricingType: 'newLoan', prazo: 84 } } },
    ],
    effects: { proposals: 1, finished: 1 },
    endsAt: { heading: 'Aumento averbado' },
  },
});
