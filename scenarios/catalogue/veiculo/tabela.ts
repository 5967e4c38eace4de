import { defineScenario, type Plan } from '../../define-scenario.ts';
import { choose, press, pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';
import type { WalkAction } from '../../walk.ts';
import { atVehicle } from './placa.ts';

/** Chooses kind and make, without a plate. */
const chooseMake: readonly WalkAction[] = [
  { do: 'open' },
  waitForHeading('Sobre o veículo'),
  choose('Você sabe a placa do veículo?', 'Não, quero escolher o modelo'),
  choose('Tipo de veículo', 'Carro'),
  choose('Marca', 'Fiat'),
];
const chooseModel = choose('Modelo', 'Argo Drive 1.0 6V Flex');
const chooseYear = choose('Ano do modelo', '2022 Flex');
const expectPrice: WalkAction = { do: 'expectField', field: 'Valor pela tabela FIPE', value: 'R$ 56.418,00' };

export const veiculoPeloModelo = defineScenario({
  id: 'veiculo-pelo-modelo',
  title: 'Veículo: marca, modelo, ano, valor',
  story:
    'Sem a placa, Caio escolhe marca, modelo e ano: cada lista depende da escolha anterior, e o valor da tabela aparece no fim. A simulação começa com ele.',
  requirements: ['3.21', '3.32', '3.41', '7.24'],
  product: 'financiamento-veiculo',
  tags: ['veículo', 'tabela', 'e2e'],
  world: atVehicle,
  plan: {},
  walk: [
    ...chooseMake,
    chooseModel,
    chooseYear,
    expectPrice,
    pressContinue,
    { do: 'waitFor', text: '20% de R$ 56.418,00' },
  ],
  verdict: {
    sent: [
      { operation: 'getFipeResource', times: 1 },
      { operation: 'getFipeModels', times: 1 },
      { operation: 'getFipeModelYears', times: 1 },
      { operation: 'getFipeValue', times: 1 },
      {
        operation: 'updateStep',
        poll: false,
        times: 1,
        body: { data: { tipoVeiculo: 'carro', valorVeiculo: 56_418 } },
      },
    ],
    effects: { savedSteps: 1 },
    endsAt: { path: '/simulacao' },
  },
});

const notLoaded = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';

const scenarioWithFailure = (
  id: string,
  title: string,
  story: string,
  plan: Plan,
  walk: readonly WalkAction[],
  consoleLine: string,
) =>
  defineScenario({
    id,
    title,
    story,
    requirements: ['7.24', '8.48', '4.34'],
    product: 'financiamento-veiculo',
    tags: ['veículo', 'tabela', '503'],
    world: atVehicle,
    plan,
    walk,
    verdict: { notSeen: [notLoaded], endsAt: { heading: 'Sobre o veículo' }, console: [consoleLine] },
  });

const failureOnce = {
  kind: 'sequence',
  answers: [{ kind: 'reply', status: 503, body: { code: 503, message: 'Tabela em atualização.' } }],
  afterLast: 'worldAnswers',
} as const;

const retryActions: readonly WalkAction[] = [{ do: 'waitFor', text: notLoaded }, press('Tentar novamente')];

export const modelosNaoVieram = scenarioWithFailure(
  'modelos-nao-vieram',
  'Veículo: a lista de modelos não vem',
  'A tabela está em atualização quando Caio escolhe a marca. O campo do modelo diz isso, e a segunda tentativa traz a lista.',
  { getFipeModels: failureOnce },
  [...chooseMake, ...retryActions, chooseModel, chooseYear, expectPrice],
  '[proposta] getFipeModels: 503',
);

export const anosNaoVieram = scenarioWithFailure(
  'anos-nao-vieram',
  'Veículo: a lista de anos não vem',
  'A lista dos anos falha uma vez. Caio tenta de novo no próprio campo, e o valor aparece no fim.',
  { getFipeModelYears: failureOnce },
  [...chooseMake, chooseModel, ...retryActions, chooseYear, expectPrice],
  '[proposta] getFipeModelYears: 503',
);

export const valorNaoVeio = scenarioWithFailure(
  'valor-nao-veio',
  'Veículo: o valor da tabela não vem',
  'O valor falha uma vez. Caio não pode digitá-lo: o campo diz isso e oferece tentar de novo, e o valor aparece.',
  { getFipeValue: failureOnce },
  [...chooseMake, chooseModel, chooseYear, ...retryActions, expectPrice],
  '[proposta] getFipeValue: 503',
);
