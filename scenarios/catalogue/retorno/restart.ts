import { marina } from '../../cast/personas.ts';
import { defineScenario, type Plan, type StartingProposal } from '../../define-scenario.ts';
import { press, waitForHeading } from '../../products/building-blocks/fill.ts';

const atSecondStep: StartingProposal = {
  currentStep: 'sobreOVeiculo',
  answers: { identificacao: { nome: marina.name, cpf: '52998224725' } },
};

/** Presses the restart button and confirms. */
const restartActions = [press('Recomeçar'), waitForHeading('Recomeçar a proposta?'), press('Recomeçar')];

export const recomecar = defineScenario({
  id: 'recomecar',
  title: 'Recomeço com confirmação',
  story:
    'Este financiamento deixa recomeçar a qualquer momento. Marina confirma: um novo link abre na primeira etapa, vazia.',
  requirements: ['2.40b', '3.16f', '4.25', '7.12'],
  product: 'financiamento-veiculo',
  tags: ['retorno', 'recomeço'],
  world: { proposal: atSecondStep },
  plan: {},
  walk: [
    { do: 'open' },
    ...restartActions,
    { do: 'waitFor', text: 'Passo 1 de' },
    { do: 'expectField', field: 'CPF', value: '' },
  ],
  verdict: {
    sent: [{ operation: 'newHash', times: 1, body: { deviceIp: '203.0.113.42' } }],
    effects: { hashes: 2 },
    endsAt: { path: '/identificacao' },
  },
});

const refusedRestart = (
  id: string,
  title: string,
  story: string,
  requirements: string[],
  text: string,
  plan: Plan,
) =>
  defineScenario({
    id,
    title,
    story,
    requirements,
    product: 'financiamento-veiculo',
    tags: ['retorno', 'recomeço'],
    world: { proposal: atSecondStep },
    plan,
    walk: [
      { do: 'open' },
      ...restartActions,
      waitForHeading('Atenção!'),
      { do: 'waitFor', text },
      press('Voltar'),
      { do: 'waitFor', text: 'Recomeçar' },
    ],
    verdict: {
      sent: [{ operation: 'newHash', times: 1 }],
      endsAt: { path: `/${atSecondStep.currentStep}` },
      console: [{ matches: '^\\[proposta\\] (journey|newHash): ' }],
    },
  });

export const recomecarSemHash = refusedRestart(
  'recomecar-sem-hash',
  'O recomeço vem sem um novo link',
  'O serviço responde ao recomeço sem dizer qual é o novo link. A página avisa, e a proposta de antes continua aberta.',
  ['8.8'],
  'hash não encontrado',
  {
    newHash: { kind: 'offContract', reason: 'an answer without a hash id', status: 200, body: { data: {} } },
  },
);

export const recomecarRecusado = refusedRestart(
  'recomecar-recusado',
  'O recomeço é recusado',
  'O produto foi suspenso: o serviço diz por que não recomeça, e a proposta de antes continua aberta.',
  ['8.14'],
  'Este produto está suspenso.',
  {
    newHash: { kind: 'reply', status: 400, body: { code: 400, message: 'Este produto está suspenso.' } },
  },
);
