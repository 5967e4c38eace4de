import { atSimulation } from '../catalogue/simulacoes/at-simulation.ts';
import { check, waitForHeading } from '../products/building-blocks/fill.ts';
import type { ProductId } from '../products/index.ts';
import {
  confirmsIdentity,
  type FaultedCall,
  type FaultTable,
  loggedOutcomes,
  notLoadedText,
  open,
  pressRetry,
  readOutcomes,
  refusalOutcomes,
  tooManyText,
  waitForText,
} from './faulted-call.ts';
import type { RefusalKind } from './refusals.ts';

const retryActions = [waitForText(notLoadedText), pressRetry];

/** True if a simulation shows the service's reason. After a failure of the service it shows its own text. */
const isExplained = (kind: RefusalKind): boolean => !/status5/.test(kind);

/** A failed simulation shows its error in its own place, with a retry button. */
const simulationCall = (
  product: ProductId,
  step: string,
  offer: string,
  world: FaultedCall['world'] = { proposal: { currentStep: step, answers: {} } },
): FaultedCall => ({
  product,
  world,
  requirements: [],
  walk: [open],
  outcomes: {
    ...readOutcomes(retryActions),
    ...refusalOutcomes((kind, message) => ({
      shown: message !== undefined && isExplained(kind) ? [waitForText(message), pressRetry] : retryActions,
    })),
    status401: confirmsIdentity,
    status400Fields: { shown: [waitForText('Confira este dado.'), pressRetry] },
    status404Conflict: 'logged',
    status404: { shown: [waitForText('Nenhuma oferta encontrada.'), pressRetry] },
  },
  after: [waitForText(offer)],
  verdict: { notSeen: [notLoadedText] },
});

const vehicle: FaultedCall['world'] = atSimulation('financiamento-veiculo', 'simulacao', {
  sobreOVeiculo: { valorVeiculo: 62_840 },
});

/** A list or limit beside a simulation, which the offer itself replaces: the visitor goes on without it. */
const besideOffer = (
  product: ProductId,
  step: string,
  first: string,
  after: FaultedCall['after'] = [],
): FaultedCall => ({
  product,
  world: atSimulation(product, step),
  requirements: [],
  walk: [open, waitForText(first)],
  outcomes: { ...loggedOutcomes, status401: { ...confirmsIdentity, walk: [open] } },
  after,
  verdict: { notSeen: [notLoadedText] },
});

/** Calls of the simulations. */
export const simulationCalls = {
  simulate: simulationCall('home-equity', 'simulacao', '240 parcelas'),
  simulateNio: simulationCall('cartao-nio', 'limite', 'R$ 239,40'),
  simulateFgts: simulationCall('saque-aniversario-fgts', 'simulacao', 'Total descontado R$ 9.742,60'),
  simulateFuncao: simulationCall('credito-boleto', 'simulacao', 'R$ 208,16'),
  simulateCrefisa: simulationCall('credito-crefisa', 'simulacao', 'R$ 412,91'),
  simulateCdc: simulationCall('financiamento-veiculo', 'simulacao', '48x', vehicle),
  simulateAgxPrivate: {
    ...simulationCall('e-worker', 'simulacao', 'R$ 281,18', atSimulation('e-worker', 'simulacao')),
    beforeTimeLimit: [waitForText('min: R$ 500,00 - max: R$ 17.203,00')],
  },
  simulateProduct: simulationCall(
    'credito-conta-de-luz',
    'simulacao',
    'R$ 229,53',
    atSimulation('credito-conta-de-luz', 'simulacao'),
  ),
  simulateQitech: simulationCall(
    'aumento-de-margem',
    'oferta',
    'min: R$ 300,00 - max: R$ 4.203,00',
    atSimulation('aumento-de-margem', 'oferta'),
  ),
  multipleFinancing: simulationCall(
    'financiamento-imobiliario',
    'ofertas',
    '360x de R$ 3.564,38',
    atSimulation('financiamento-imobiliario', 'ofertas', { imovel: { valorDoImovel: 480_000 } }),
  ),
  // The conditions are shown during a wait, which continues without them. It does not end by itself: where the code of
  // the conditions loads slowly, it would be over before the call.
  simulateAfinz: {
    product: 'e-worker',
    world: {
      ...atSimulation('e-worker', 'validacao-da-oferta', { simulacao: { valor: 5000, prazo: 24 } }),
      checks: { 'validacao-da-oferta': { polls: 100_000, ends: 'success' } },
    },
    requirements: ['7.34'],
    walk: [open, { do: 'waitForCall', operation: 'simulateAfinz' }],
    outcomes: loggedOutcomes,
    after: [{ do: 'nextPoll' }, { do: 'nextPoll' }],
    verdict: { seen: ['Estamos validando sua simulação'], notSeen: [notLoadedText] },
  },
  getAgxPrivateRange: besideOffer('e-worker', 'simulacao', 'R$ 281,18'),
  getAgxPrivateSimulationTypes: {
    ...besideOffer('e-worker', 'simulacao', 'R$ 281,18', [waitForText('Simular por')]),
    outcomes: {
      ...readOutcomes([waitForText('Não foi possível carregar as formas de simular.'), pressRetry]),
      status401: { ...confirmsIdentity, walk: [open] },
    },
  },
  getAgxPrivateDeadlines: besideOffer('e-worker', 'simulacao', '24 parcelas'),
  getQitechMaxValues: besideOffer('aumento-de-margem', 'oferta', 'min: R$ 300,00 - max: R$ 4.203,00'),
  getQitechParticipants: besideOffer('portabilidade', 'portabilidade', 'Santander nº 2361713603', [
    check('Santander nº 2361713603'),
    waitForText('R$ 112,70 a menos por mês do que hoje'),
  ]),
  getQitechContracts: {
    product: 'portabilidade',
    world: atSimulation('portabilidade', 'portabilidade'),
    requirements: [],
    walk: [open, waitForHeading('Simulação da portabilidade')],
    outcomes: {
      ...readOutcomes(retryActions),
      status429: { shown: [waitForText(tooManyText), pressRetry] },
    },
    after: [check('Santander nº 2361713603'), waitForText('Saldo devedor a portar R$ 14.679,19')],
    verdict: { notSeen: [notLoadedText] },
  },
} satisfies Partial<FaultTable>;
