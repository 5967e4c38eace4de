import { defineScenario } from '../../define-scenario.ts';
import { changedSystem } from '../../products/building-blocks/changed-system.ts';
import { cartaoNio } from '../../products/cartao-nio.ts';

export const perguntaInicial = defineScenario({
  id: 'pergunta-inicial',
  title: 'Página de entrada com pergunta e indicação',
  story:
    'A página de entrada pergunta se Beatriz já tem conta, responde ao sim e ao não, diz quem a indicou, e segue para a primeira etapa.',
  requirements: ['2.14', '2.20', '3.5h', '3.12a', '3.13'],
  product: 'cartao-nio',
  tags: ['marca'],
  world: {},
  plan: changedSystem(cartaoNio, {
    system: { indicator: 'Ótica Boa Vista' },
    display: {
      questionLabels: {
        initialQuestion: 'Você já tem conta no Vettore?',
        secondaryQuestionPositive: 'Que bom: usamos os dados da sua conta.',
        secondaryQuestionNegative: 'Sem problema: abrimos uma junto com o cartão.',
      },
    },
  }),
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'O cartão que começa com sim' },
    { do: 'waitFor', text: 'Sem anuidade, com limite na hora' },
    { do: 'waitFor', text: 'Peça em dois minutos. Se não der hoje, dizemos o porquê.' },
    { do: 'waitFor', text: 'Indicação de Ótica Boa Vista' },
    { do: 'waitFor', text: 'Você já tem conta no Vettore?' },
    { do: 'press', button: 'Sim' },
    { do: 'waitFor', text: 'Que bom: usamos os dados da sua conta.' },
    { do: 'press', button: 'Não' },
    { do: 'waitFor', text: 'Sem problema: abrimos uma junto com o cartão.' },
    { do: 'press', button: 'Pedir meu Nio' },
    { do: 'waitFor', heading: 'Peça seu Nio' },
  ],
  verdict: {
    notSeen: ['Que bom: usamos os dados da sua conta.'],
    endsAt: { heading: 'Peça seu Nio' },
  },
});

export const visitanteEncaminhado = defineScenario({
  id: 'visitante-encaminhado',
  title: 'Encaminhado por outra página',
  story:
    'Outra página já apresentou o cartão e encaminhou Beatriz: ela cai direto na primeira etapa, sem a página de entrada.',
  requirements: ['3.5d'],
  product: 'cartao-nio',
  tags: ['marca'],
  world: {},
  plan: changedSystem(cartaoNio, { system: { redirect: true } }),
  walk: [{ do: 'open' }, { do: 'waitFor', heading: 'Peça seu Nio' }],
  verdict: { notSeen: ['O cartão que começa com sim'], endsAt: { heading: 'Peça seu Nio' } },
});

export const formularioDireto = defineScenario({
  id: 'formulario-direto',
  title: 'Direto ao formulário',
  story:
    'A configuração pede o formulário direto: a página de entrada fica de fora, mesmo onde o produto a teria.',
  requirements: ['3.5c'],
  product: 'cartao-nio',
  tags: ['marca'],
  world: {},
  plan: changedSystem(cartaoNio, { system: { directForm: true } }),
  walk: [{ do: 'open' }, { do: 'waitFor', heading: 'Peça seu Nio' }],
  verdict: { notSeen: ['O cartão que começa com sim'], endsAt: { heading: 'Peça seu Nio' } },
});
