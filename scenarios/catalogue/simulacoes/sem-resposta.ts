import { type Answer, defineScenario, type Sequence } from '../../define-scenario.ts';
import { check, choose, press, waitForHeading } from '../../products/building-blocks/fill.ts';
import type { OperationId } from '../../wire.ts';
import { atSimulation } from './at-simulation.ts';

const NOT_LOADED = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';

/** Plans the first answer. After it the world answers. */
const planFirstAnswer = <Id extends OperationId>(answer: Answer<Id>): Sequence<Id> => ({
  kind: 'sequence',
  answers: [answer],
  afterLast: 'worldAnswers',
});

const unavailable = { kind: 'reply', status: 503, body: { code: 503, message: 'Indisponível.' } } as const;

export const ofertasDosBancosNaoVieram = defineScenario({
  id: 'ofertas-dos-bancos-nao-vieram',
  title: 'Imóvel: as ofertas dos bancos não vieram',
  story:
    'O cálculo dos bancos está fora do ar. Marina lê que os dados não vieram, tenta de novo e compara as ofertas.',
  requirements: ['7.37', '8.48'],
  product: 'financiamento-imobiliario',
  tags: ['simulação', '503'],
  world: atSimulation('financiamento-imobiliario', 'ofertas', { imovel: { valorDoImovel: 480_000 } }),
  plan: { multipleFinancing: planFirstAnswer(unavailable) },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: NOT_LOADED },
    press('Tentar novamente'),
    { do: 'waitFor', text: '360x de R$ 3.564,38' },
  ],
  verdict: {
    notSeen: [NOT_LOADED],
    sent: [{ operation: 'multipleFinancing', times: 2, status: 200 }],
    console: [{ matches: 'multipleFinancing: 503' }],
  },
});

export const entradaSemResposta = defineScenario({
  id: 'entrada-sem-resposta',
  title: 'Veículo: o cálculo da entrada não responde',
  story:
    'A conexão cai enquanto o banco calcula as parcelas do carro de Caio. Ele tenta de novo e vê as opções.',
  requirements: ['7.29', '8.48'],
  product: 'financiamento-veiculo',
  tags: ['simulação', 'rede'],
  world: atSimulation('financiamento-veiculo', 'simulacao', { sobreOVeiculo: { valorVeiculo: 62_840 } }),
  plan: { simulateCdc: planFirstAnswer({ kind: 'networkError' }) },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: NOT_LOADED },
    press('Tentar novamente'),
    waitForHeading('Opções para entrada escolhida'),
  ],
  verdict: {
    notSeen: [NOT_LOADED],
    sent: [{ operation: 'simulateCdc', times: 2 }],
    console: [{ matches: 'simulateCdc' }],
  },
});

export const margemRecusada = defineScenario({
  id: 'margem-recusada',
  title: 'Privado: a simulação é recusada com um motivo',
  story:
    'O serviço recusa a primeira simulação com a frase de um funcionário do banco. Caio a lê, simula de novo e vê as parcelas.',
  requirements: ['7.31'],
  product: 'e-worker',
  tags: ['simulação', '422'],
  world: atSimulation('e-worker', 'simulacao'),
  plan: {
    simulateAgxPrivate: planFirstAnswer({
      kind: 'reply',
      status: 422,
      body: { code: 422, message: 'Sua empresa ainda não informou a margem deste mês.' },
    }),
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'Sua empresa ainda não informou a margem deste mês.' },
    press('Tentar novamente'),
    { do: 'waitFor', text: '24 parcelas' },
  ],
  verdict: {
    notSeen: ['Sua empresa ainda não informou a margem deste mês.'],
    sent: [{ operation: 'simulateAgxPrivate', times: 2, status: 200 }],
    console: [{ matches: 'simulateAgxPrivate: 422' }],
  },
});

export const limitesNaoVieram = defineScenario({
  id: 'limites-nao-vieram',
  title: 'Privado: sem limites, formas e prazos do banco',
  story:
    'O banco não informa limites, formas de simular nem prazos. Caio simula mesmo assim: valor e prazos vêm com a própria oferta.',
  requirements: ['7.31'],
  product: 'e-worker',
  tags: ['simulação', 'rede'],
  world: atSimulation('e-worker', 'simulacao'),
  plan: {
    getAgxPrivateRange: { kind: 'networkError' },
    getAgxPrivateSimulationTypes: unavailable,
    getAgxPrivateDeadlines: { kind: 'html' },
  },
  walk: [{ do: 'open' }, waitForHeading('Simulação'), choose('Prazo', '24 parcelas')],
  verdict: {
    seen: ['24x de R$ 281,18'],
    notSeen: [NOT_LOADED],
    console: [
      { matches: 'getAgxPrivateRange' },
      { matches: 'getAgxPrivateSimulationTypes' },
      { matches: 'getAgxPrivateDeadlines' },
    ],
  },
});

export const ofertaSemConfirmacao = defineScenario({
  id: 'oferta-sem-confirmacao',
  title: 'Privado: as condições não vêm durante a validação',
  story:
    'Enquanto o banco valida a oferta, as condições não podem ser lidas. A tela não as mostra, e a espera de Caio segue até o passo seguinte.',
  requirements: ['7.34'],
  product: 'e-worker',
  tags: ['simulação', '503'],
  world: {
    ...atSimulation('e-worker', 'validacao-da-oferta', { simulacao: { valor: 5000, prazo: 24 } }),
    checks: { 'validacao-da-oferta': { polls: 3, ends: 'success' } },
  },
  plan: { simulateAfinz: unavailable },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'Estamos validando sua simulação' },
    { do: 'waitFor', text: 'Passo 11 de 11' },
  ],
  verdict: {
    notSeen: [NOT_LOADED],
    sent: [{ operation: 'simulateAfinz', status: 503 }],
    console: [{ matches: 'simulateAfinz: 503' }],
  },
});

export const margemNovaSemLimite = defineScenario({
  id: 'margem-nova-sem-limite',
  title: 'QI Tech: nem limite nem oferta na primeira vez',
  story:
    'O limite não vem e a primeira simulação falha. Valdirene tenta de novo e vê quanto cabe na margem nova: a oferta traz o limite.',
  requirements: ['7.35', '8.48'],
  product: 'aumento-de-margem',
  tags: ['simulação', '503'],
  world: atSimulation('aumento-de-margem', 'oferta'),
  plan: { getQitechMaxValues: unavailable, simulateQitech: planFirstAnswer({ kind: 'truncatedJson' }) },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: NOT_LOADED },
    press('Tentar novamente'),
    { do: 'waitFor', text: 'min: R$ 300,00 - max: R$ 4.203,00' },
  ],
  verdict: {
    notSeen: [NOT_LOADED],
    sent: [
      { operation: 'simulateQitech', times: 2 },
      { operation: 'getQitechMaxValues', status: 503 },
    ],
    console: [{ matches: 'getQitechMaxValues: 503' }, { matches: 'simulateQitech' }],
  },
});

export const participantesNaoVieram = defineScenario({
  id: 'participantes-nao-vieram',
  title: 'Portabilidade: os bancos participantes não vieram',
  story:
    'A lista dos bancos da portabilidade não vem. Os contratos trazem o nome do próprio banco, e Caio escolhe um como sempre.',
  requirements: ['7.35'],
  product: 'portabilidade',
  tags: ['simulação', '503'],
  world: atSimulation('portabilidade', 'portabilidade'),
  plan: { getQitechParticipants: unavailable },
  walk: [
    { do: 'open' },
    waitForHeading('Simulação da portabilidade'),
    check('Santander nº 2361713603'),
    { do: 'waitFor', text: 'R$ 112,70 a menos por mês do que hoje' },
  ],
  verdict: {
    notSeen: [NOT_LOADED],
    sent: [{ operation: 'getQitechParticipants', status: 503 }],
    console: [{ matches: 'getQitechParticipants: 503' }],
  },
});
