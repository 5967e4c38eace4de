import { marina } from '../cast/personas.ts';
import { ENDLESS } from '../check.ts';
import { personalAnswers } from '../products/credito-pessoal.answers.ts';
import { submitAddress, submitPersonalData } from '../products/credito-pessoal.walk.ts';
import type { WalkAction } from '../walk.ts';
import {
  actionOutcomes,
  connectionText,
  type FaultedCall,
  open,
  pressRetry,
  readOutcomes,
  sees,
  waitForHeading,
  writeOutcomes,
} from './faulted-call.ts';

/** 8.44: a write whose answer was lost is recovered. */
const recovery = [sees('A conexão parece instável')];

const outcomes = writeOutcomes(recovery, [pressRetry]);

/** During a wait a failure is shown once, and the wait continues (8.26). */
const waitingGoesOn = readOutcomes([sees(connectionText)]);

const token: Pick<FaultedCall, 'product' | 'world'> = {
  product: 'saque-cartao',
  world: {
    proposal: { currentStep: 'validacao', answers: {}, stepStatus: { validacao: 'init' } },
    checks: { validacao: { polls: ENDLESS, ends: 'success', begins: 'init', stays: true } },
    token: { clickedAfter: 1, resendAfter: 0 },
  },
};
const asksForToken: readonly WalkAction[] = [
  open,
  waitForHeading('Confirme que é você'),
  { do: 'press', button: 'Solicitar Token' },
];

const typesCode: readonly WalkAction[] = [
  { do: 'fill', field: 'Código', with: '336421' },
  { do: 'press', button: 'Confirmar código' },
];

/** Calls that change something, and polls. */
export const writeCalls: readonly FaultedCall[] = [
  {
    operation: 'createProposal',
    product: 'credito-pessoal',
    world: {},
    requirements: ['11.2'],
    walk: [open, ...submitPersonalData(marina)],
    outcomes,
    after: [waitForHeading('Endereço')],
    verdict: { endsAt: { heading: 'Endereço' } },
  },
  {
    operation: 'updateStep',
    product: 'credito-pessoal',
    world: {
      proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
    },
    requirements: ['11.2'],
    walk: [open, ...submitAddress(marina)],
    outcomes,
    after: [waitForHeading('Dados bancários')],
    verdict: { effects: { proposals: 1 }, endsAt: { heading: 'Dados bancários' } },
  },
  {
    ...token,
    operation: 'validateToken',
    requirements: ['2.23', '7.20'],
    walk: asksForToken,
    outcomes: readOutcomes([sees(connectionText), { do: 'press', button: 'Solicitar Token' }]),
    after: [waitForHeading('Identidade confirmada')],
    verdict: { endsAt: { heading: 'Identidade confirmada' } },
  },
  {
    ...token,
    operation: 'getTokenValidation',
    requirements: ['2.23', '7.20'],
    walk: asksForToken,
    outcomes: waitingGoesOn,
    after: [waitForHeading('Identidade confirmada')],
    verdict: { effects: { codesSent: 1 }, endsAt: { heading: 'Identidade confirmada' } },
  },
  {
    operation: 'pollC6ConsignadoPrivado',
    product: 'consignado-privado',
    world: {
      proposal: { currentStep: 'consulta-de-margem', answers: {} },
      checks: { 'consulta-de-margem': { polls: 2, ends: 'success' } },
    },
    requirements: ['4.28', '7.33'],
    walk: [open],
    outcomes: waitingGoesOn,
    after: [waitForHeading('Sua oferta')],
    verdict: { endsAt: { path: '/simulacao' } },
  },
  {
    operation: 'redoDocumentLinkStep',
    product: 'car-equity',
    world: {
      proposal: { currentStep: 'documentos', answers: {}, stepStatus: { documentos: 'failed' } },
      checks: { documentos: { polls: ENDLESS, ends: 'success' } },
    },
    requirements: ['4.28', '7.16'],
    walk: [open, waitForHeading('Os documentos não chegaram'), pressRetry],
    outcomes: actionOutcomes(
      [sees(connectionText)],
      [sees(connectionText), waitForHeading('Os documentos não chegaram'), pressRetry],
    ),
    after: [waitForHeading('Enviamos o link por SMS')],
    verdict: { endsAt: { heading: 'Enviamos o link por SMS' } },
  },
  {
    operation: 'sendC6ConsignadoPrivadoToken',
    product: 'consignado-privado',
    world: {
      proposal: { currentStep: 'codigo', answers: {}, stepStatus: { codigo: 'waiting' } },
      checks: {
        codigo: { polls: ENDLESS, ends: 'success' },
        'consulta-de-margem': { polls: ENDLESS, ends: 'success' },
      },
    },
    requirements: ['7.33', '11.2'],
    walk: [open, waitForHeading('Digite o código do C6'), ...typesCode],
    outcomes: actionOutcomes(
      [],
      [sees(connectionText), waitForHeading('Digite o código do C6'), ...typesCode],
    ),
    after: [waitForHeading('O C6 está preparando seu consignado')],
    verdict: { endsAt: { path: '/consulta-de-margem' } },
  },
];
