import { marina } from '../../cast/personas.ts';
import { defineScenario, type OtherProposal, type StartingWorld } from '../../define-scenario.ts';
import { fillPerson, press, waitForHeading } from '../../products/building-blocks/fill.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitPersonalData } from '../../products/credito-pessoal.walk.ts';

/** Marina began three days ago and stopped at the address. */
const otherProposal: OtherProposal = {
  hash: '6650c1f2a4b3d90012e7f0a1',
  daysAgo: 3,
  currentStep: 'endereco',
  answers: { 'dados-pessoais': personalAnswers(marina) },
};
const worldWithOtherProposal: StartingWorld = { others: [otherProposal] };

export const multiProposalContinue = defineScenario({
  id: 'multi-proposal-continue',
  title: 'Outra proposta do mesmo CPF: continuar',
  story:
    'Antes de criar, o serviço encontra a proposta que Marina começou há três dias. Ela escolhe continuar e volta ao endereço, sem criar outra.',
  requirements: ['4.16', '7.18'],
  product: 'credito-pessoal',
  tags: ['envio', 'e2e'],
  world: worldWithOtherProposal,
  plan: {},
  walk: [
    { do: 'open' },
    ...submitPersonalData(marina),
    waitForHeading('Você já tem uma proposta'),
    { do: 'waitFor', text: 'Em andamento' },
    press('Continuar esta proposta'),
    waitForHeading('Endereço'),
  ],
  verdict: {
    sent: [
      { operation: 'createProposal', times: 0 },
      { operation: 'getMultiProposal', times: 2 },
    ],
    effects: { proposals: 1 },
    endsAt: { heading: 'Endereço' },
  },
});

export const multiProposalNew = defineScenario({
  id: 'multi-proposal-new',
  title: 'Outra proposta do mesmo CPF: começar uma nova',
  story: 'Marina vê a proposta que já tem, prefere começar uma nova e segue para a etapa de endereço.',
  requirements: ['4.16', '7.18'],
  product: 'credito-pessoal',
  tags: ['envio'],
  world: worldWithOtherProposal,
  plan: {},
  walk: [
    { do: 'open' },
    ...submitPersonalData(marina),
    waitForHeading('Você já tem uma proposta'),
    press('Começar uma nova'),
    waitForHeading('Endereço'),
  ],
  verdict: {
    sent: [{ operation: 'createProposal', times: 1 }],
    effects: { proposals: 2, savedSteps: 1 },
    endsAt: { heading: 'Endereço' },
  },
});

export const multiProposalFork = defineScenario({
  id: 'multi-proposal-fork',
  title: 'Outra proposta do mesmo CPF: aproveitar os dados',
  story: 'O serviço deixa aproveitar o que Marina já preencheu: uma proposta nova abre direto no endereço.',
  requirements: ['4.16', '4.28', '7.17'],
  product: 'credito-pessoal',
  tags: ['envio'],
  world: { others: [{ ...otherProposal, canFork: true }] },
  plan: {},
  walk: [
    { do: 'open' },
    ...submitPersonalData(marina),
    waitForHeading('Você já tem uma proposta'),
    press('Aproveitar os dados em uma nova'),
    waitForHeading('Endereço'),
  ],
  verdict: {
    sent: [
      { operation: 'partialForkProposal', times: 1, body: { step: 'endereco' } },
      { operation: 'createProposal', times: 0 },
    ],
    effects: { proposals: 2, forks: 1 },
    endsAt: { heading: 'Endereço' },
  },
});

export const multiProposalClosed = defineScenario({
  id: 'multi-proposal-closed',
  title: 'Outra proposta do mesmo CPF: fechar o aviso',
  story: 'Marina fecha o aviso para conferir o CPF. Nada é enviado, e o formulário continua como estava.',
  requirements: ['4.16'],
  product: 'credito-pessoal',
  tags: ['envio'],
  world: worldWithOtherProposal,
  plan: {},
  walk: [
    { do: 'open' },
    ...submitPersonalData(marina),
    waitForHeading('Você já tem uma proposta'),
    press('Fechar'),
    waitForHeading('Dados pessoais'),
    { do: 'expectField', field: 'CPF', value: marina.cpf },
  ],
  verdict: {
    sent: [{ operation: 'createProposal', times: 0 }],
    effects: { proposals: 1, savedSteps: 0 },
    endsAt: { heading: 'Dados pessoais' },
  },
});

export const multiProposalCheckFails = defineScenario({
  id: 'multi-proposal-check-fails',
  title: 'A consulta de outras propostas falha',
  story:
    'O serviço não consegue dizer se Marina tem outras propostas. Mesmo assim, a proposta dela é criada.',
  requirements: ['4.16'],
  product: 'credito-pessoal',
  tags: ['envio'],
  world: {},
  plan: { getMultiProposal: { kind: 'html', status: 502 } },
  walk: [{ do: 'open' }, ...submitPersonalData(marina), waitForHeading('Endereço')],
  verdict: {
    sent: [{ operation: 'createProposal', times: 1 }],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Endereço' },
    console: [{ matches: '^\\[proposta\\] getMultiProposal' }],
  },
});

export const multiProposalHidden = defineScenario({
  id: 'multi-proposal-hidden',
  title: 'Produto que não pergunta por outras propostas',
  story:
    'O crédito no boleto esconde o aviso: o aplicativo não pergunta por outras propostas antes de criar.',
  requirements: ['3.16', '4.16'],
  product: 'credito-boleto',
  tags: ['envio'],
  world: { others: [{ ...otherProposal, currentStep: 'perfil' }] },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seus dados'),
    ...fillPerson(marina),
    press('Continuar'),
    waitForHeading('Quanto você precisa'),
  ],
  verdict: {
    sent: [
      { operation: 'getMultiProposal', times: 0 },
      { operation: 'createProposal', times: 1 },
    ],
    effects: { proposals: 2 },
    endsAt: { heading: 'Quanto você precisa' },
  },
});

export const multiProposalForkRefused = defineScenario({
  id: 'multi-proposal-fork-refused',
  title: 'Outra proposta do mesmo CPF: os dados não podem ser aproveitados',
  story:
    'O serviço recusa aproveitar os dados. Marina lê por quê, e o que tinha preenchido continua na tela.',
  requirements: ['4.28', '7.17'],
  product: 'credito-pessoal',
  tags: ['envio'],
  world: { others: [{ ...otherProposal, canFork: true }] },
  plan: {
    partialForkProposal: {
      kind: 'reply',
      status: 422,
      body: { code: 422, message: 'Os dados desta proposta não podem mais ser aproveitados.' },
    },
  },
  walk: [
    { do: 'open' },
    ...submitPersonalData(marina),
    waitForHeading('Você já tem uma proposta'),
    press('Aproveitar os dados em uma nova'),
    { do: 'waitFor', text: 'Os dados desta proposta não podem mais ser aproveitados.' },
  ],
  verdict: {
    sent: [
      { operation: 'partialForkProposal', times: 1 },
      { operation: 'createProposal', times: 0 },
    ],
    effects: { proposals: 1, forks: 0 },
    console: ['[proposta] partialForkProposal: 422'],
  },
});
