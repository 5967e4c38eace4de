import { joaquim, marina } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  check,
  choose,
  fill,
  fillPerson,
  pressContinue,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const cartaoConsignadoComeco = defineScenario({
  id: 'cartao-consignado-comeco',
  title: 'Cartão consignado: convênio e consulta de margem',
  story:
    'Joaquim escolhe o SIAPE como convênio; o órgão e a matrícula passam a ser pedidos. A margem é consultada em seguida.',
  requirements: ['3.26', '4.32', '7.21'],
  product: 'cartao-consignado',
  tags: ['produto', 'consignado'],
  world: { validates: true, checks: { margem: { polls: ENDLESS, ends: 'success' } } },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Quem é você'),
    ...fillPerson(joaquim),
    pressContinue,
    waitForHeading('Seu convênio'),
    choose('Convênio', 'SIAPE'),
    choose('Órgão', 'SIAPE - Servidor ativo'),
    fill('Matrícula', 'ab123456'),
    choose('Regime jurídico', 'RJU - Regime Jurídico Único'),
    pressContinue,
    waitForStep(3, 10),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        poll: false,
        body: { data: { convenio: { value: '000011' }, matricula: 'AB123456' } },
      },
    ],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { path: '/margem' },
  },
});

export const cartaoConsignadoEscolha = defineScenario({
  id: 'cartao-consignado-escolha',
  title: 'Cartão consignado: bandeira, limite e nome no cartão',
  story:
    'Com a margem aprovada, Marina escolhe o cartão e, dentro da escolha, o dia de vencimento. O nome vai sem acento, como se imprime.',
  requirements: ['3.24', '3.35'],
  product: 'cartao-consignado',
  tags: ['produto', 'consignado'],
  world: {
    validates: true,
    proposal: {
      currentStep: 'cartao',
      answers: { 'dados-pessoais': { nome: marina.name, cpf: '52998224725' } },
    },
  },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seu cartão'),
    choose('Qual cartão você prefere?', 'Internacional, sem anuidade'),
    choose('Melhor dia de vencimento', 'Dia 10'),
    fill('Nome impresso no cartão', 'Marina Conceição'),
    choose('Como receber o saque', 'Conta salário'),
    check('Li e aceito as condições do cartão consignado'),
    pressContinue,
    waitForHeading('Endereço'),
  ],
  verdict: {
    sent: [
      {
        operation: 'updateStep',
        times: 1,
        body: {
          data: {
            bandeira: 'internacional',
            diaDeVencimento: { value: '10', label: 'Dia 10' },
            nomeNoCartao: 'MARINA CONCEICAO',
            limiteDesejado: 1000,
          },
        },
      },
    ],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Endereço' },
  },
});
