import { caio } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario } from '../../define-scenario.ts';

export const acompanhamentoDaProposta = defineScenario({
  id: 'acompanhamento-da-proposta',
  title: 'Acompanhamento na página inicial de sempre',
  story:
    'Caio guardou o endereço do acompanhamento. A página inicial do banco diz em que ponto a proposta está, e o botão o leva de volta a ela.',
  requirements: ['2.12', '3.17c'],
  product: 'consignado-inss',
  tags: ['telas', 'link', 'e2e'],
  world: {
    proposal: {
      currentStep: 'averbacao',
      situation: 'em-analise',
      answers: { 'dados-pessoais': { nome: caio.name, cpf: caio.cpf } },
    },
    checks: { averbacao: { polls: ENDLESS, ends: 'success' } },
  },
  plan: {},
  walk: [
    { do: 'open', path: '/acompanhamento' },
    { do: 'waitFor', heading: 'Acompanhe sua proposta' },
    { do: 'waitFor', text: 'Em análise' },
    { do: 'waitFor', text: 'Etapa atual: Averbação no INSS' },
    { do: 'press', button: 'Continuar proposta' },
    { do: 'waitFor', heading: 'Sua averbação está em andamento' },
  ],
  verdict: { endsAt: { path: '/averbacao' } },
});

export const acompanhamentoSemProposta = defineScenario({
  id: 'acompanhamento-sem-proposta',
  title: 'Acompanhamento antes da proposta',
  story:
    'O acompanhamento de um produto com a página inicial nova é aberto sem proposta: a página inicial do produto abre, e o botão começa.',
  requirements: ['2.17c'],
  product: 'saque-aniversario-fgts',
  tags: ['telas', 'link'],
  world: {},
  plan: {},
  walk: [
    { do: 'open', path: '/acompanhamento' },
    { do: 'press', button: 'Consultar meu saldo' },
    { do: 'waitFor', heading: 'Seus dados' },
  ],
  verdict: { notSeen: ['Acompanhe sua proposta'], sent: [{ operation: 'proposalDetails', times: 0 }] },
});
