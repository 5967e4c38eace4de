import { defineScenario } from '../../define-scenario.ts';
import {
  check,
  choose,
  fill,
  press,
  pressContinue,
  waitForHeading,
} from '../../products/building-blocks/fill.ts';

export const largeStep20 = defineScenario({
  id: 'large-step-20',
  title: 'Passo de 20 campos, do começo ao fim',
  story:
    'Os vinte campos da receita de medição: o que é obrigatório é preenchido, o décimo aparece com o quinto, e o passo é enviado.',
  requirements: ['3.26', '4.15'],
  product: 'large-step-20',
  tags: ['medição'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Passo com 20 campos'),
    fill('Texto 1', 'um'),
    fill('Texto 3', 'três'),
    fill('Texto 5', 'cinco'),
    { do: 'waitFor', text: 'Texto 10' },
    fill('Texto 7', 'sete'),
    fill('Texto 9', 'nove'),
    fill('CPF 11', '529.982.247-25'),
    choose('Lista 13', 'Opção 50'),
    choose('Pergunta 17', 'Sim'),
    check('Caixa 19'),
    fill('Texto 15', 'quinze'),
    fill('Texto 20', 'vinte'),
    pressContinue,
    { do: 'waitFor', heading: 'Fim' },
  ],
  verdict: {
    sent: [
      {
        operation: 'createProposal',
        times: 1,
        body: { data: { campo13: { value: '50', label: 'Opção 50' }, campo10: '', campo20: 'vinte' } },
      },
    ],
    effects: { proposals: 1, savedSteps: 1, finished: 1 },
    endsAt: { heading: 'Fim' },
  },
});

export const largeStep200 = defineScenario({
  id: 'large-step-200',
  title: 'Passo de 200 campos',
  story:
    'Duzentos campos de uma vez: o campo 190 aparece enquanto o 185 está preenchido, e some quando ele se esvazia. O envio com 99 erros mostra os primeiros, e os outros a pedido.',
  requirements: ['3.26', '13.3'],
  product: 'large-step-200',
  tags: ['medição', 'e2e'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Passo com 200 campos'),
    fill('Texto 185', 'qualquer'),
    fill('Texto 190', 'apareceu'),
    fill('Texto 195', 'qualquer'),
    fill('Texto 200', 'apareceu'),
    fill('Texto 195', ''),
    pressContinue,
    waitForHeading('Confira 99 campos'),
    press('Mostrar mais 79 campos'),
  ],
  verdict: {
    seen: ['Texto 190'],
    notSeen: ['Texto 200', 'Mostrar mais 79 campos'],
    endsAt: { heading: 'Passo com 200 campos' },
  },
});

export const largeStep1000 = defineScenario({
  id: 'large-step-1000',
  title: 'Passo de 1000 campos',
  story:
    'Mil campos de uma vez: o campo 990 aparece quando o 985 é preenchido; o milésimo continua escondido.',
  requirements: ['3.26'],
  product: 'large-step-1000',
  tags: ['medição'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Passo com 1000 campos'),
    fill('Texto 985', 'qualquer'),
    { do: 'waitFor', text: 'Texto 990' },
  ],
  verdict: {
    seen: ['Texto 990'],
    notSeen: ['Texto 1000'],
    endsAt: { heading: 'Passo com 1000 campos' },
  },
});
