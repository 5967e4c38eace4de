import { beatriz, marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  choose,
  fill,
  fillPerson,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const financiamentoImobiliarioComeco = defineScenario({
  id: 'financiamento-imobiliario-comeco',
  title: 'Imóvel: quem compra e com que renda',
  story: 'Marina abre o financiamento que compara três bancos, informa a renda e chega aos dados do imóvel.',
  requirements: ['3.35', '4.15'],
  product: 'financiamento-imobiliario',
  tags: ['produto', 'imóvel'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Quem vai comprar'),
    ...fillPerson(marina),
    choose('Estado civil', 'União estável'),
    fill('Renda mensal', 'R$ 18.500,00'),
    pressContinue,
    waitForHeading('O imóvel'),
  ],
  verdict: {
    sent: [
      {
        operation: 'createProposal',
        times: 1,
        body: {
          data: { estadoCivil: { value: 'uniaoEstavel', label: 'União estável' }, rendaMensal: 18_500 },
        },
      },
    ],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'O imóvel' },
  },
});

export const financiamentoImobiliarioComposicao = defineScenario({
  id: 'financiamento-imobiliario-composicao',
  title: 'Imóvel: duas pessoas somam a renda',
  story:
    'Beatriz soma a renda com Marina: o nome dela entra no rótulo do campo seguinte. As ofertas dos bancos vêm depois.',
  requirements: ['3.26', '5.28'],
  product: 'financiamento-imobiliario',
  tags: ['produto', 'imóvel'],
  world: {
    validates: true,
    proposal: {
      currentStep: 'composicao',
      answers: { 'dados-pessoais': { nome: marina.name, cpf: '52998224725', rendaMensal: 18_500 } },
    },
  },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Composição de renda'),
    choose('Alguém vai somar a renda com você?', 'Sim'),
    fill('Nome do participante', beatriz.name),
    fill('CPF do participante', beatriz.cpf),
    fill('Renda de Beatriz Nogueira Lima', 'R$ 6.300,00'),
    choose('Algum dos compradores é estrangeiro?', 'Não'),
    pressContinue,
    waitForStep(4, 10),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        body: { data: { cpfDoParticipante: '31850746290', rendaDoParticipante: 6300, estrangeiro: 'nao' } },
      },
    ],
    effects: { savedSteps: 1 },
    endsAt: { path: '/ofertas' },
  },
});
