import { marina } from '../cast/personas.ts';
import { personalAnswers } from '../products/credito-pessoal.answers.ts';
import { submitAddress, submitPersonalData } from '../products/credito-pessoal.walk.ts';
import type { Action } from '../walk.ts';
import { acting, again, at, connection, type Door, open, reading, sees, writing } from './door.ts';

/** 8.44: what was lost on its way back is found again. */
const found = [sees('A conexão parece instável')];

const outcomes = writing(found, [again]);

/** While one waits, trouble is told once and the waiting goes on (8.26). */
const waitingGoesOn = reading([sees(connection)]);

const token: Pick<Door, 'product' | 'world'> = {
  product: 'saque-cartao',
  world: {
    proposal: { currentStep: 'validacao', answers: {}, stepStatus: { validacao: 'init' } },
    checks: { validacao: { polls: 1000, ends: 'success', begins: 'init', holds: true } },
    token: { clickedAfter: 1, resendAfter: 0 },
  },
};
const asksForToken: readonly Action[] = [
  open,
  at('Confirme que é você'),
  { do: 'press', button: 'Solicitar Token' },
];

const typesCode: readonly Action[] = [
  { do: 'fill', field: 'Código', with: '336421' },
  { do: 'press', button: 'Confirmar código' },
];

/** Calls that change something, and questions of who waits. */
export const writingDoors: readonly Door[] = [
  {
    operation: 'createProposal',
    product: 'credito-pessoal',
    world: {},
    requirements: ['11.2'],
    walk: [open, ...submitPersonalData(marina)],
    outcomes,
    after: [at('Endereço')],
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
    after: [at('Dados bancários')],
    verdict: { effects: { proposals: 1 }, endsAt: { heading: 'Dados bancários' } },
  },
  {
    ...token,
    operation: 'validateToken',
    requirements: ['2.23', '7.20'],
    walk: asksForToken,
    outcomes: reading([sees(connection), { do: 'press', button: 'Solicitar Token' }]),
    after: [at('Identidade confirmada')],
    verdict: { endsAt: { heading: 'Identidade confirmada' } },
  },
  {
    ...token,
    operation: 'getTokenValidation',
    requirements: ['2.23', '7.20'],
    walk: asksForToken,
    outcomes: waitingGoesOn,
    after: [at('Identidade confirmada')],
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
    after: [at('Sua oferta')],
    verdict: { endsAt: { path: '/simulacao' } },
  },
  {
    operation: 'redoDocumentLinkStep',
    product: 'car-equity',
    world: {
      proposal: { currentStep: 'documentos', answers: {}, stepStatus: { documentos: 'failed' } },
      checks: { documentos: { polls: 1_000_000, ends: 'success' } },
    },
    requirements: ['4.28', '7.16'],
    walk: [open, at('Os documentos não chegaram'), again],
    outcomes: acting([sees(connection)], [sees(connection), at('Os documentos não chegaram'), again]),
    after: [at('Enviamos o link por SMS')],
    verdict: { endsAt: { heading: 'Enviamos o link por SMS' } },
  },
  {
    operation: 'sendC6ConsignadoPrivadoToken',
    product: 'consignado-privado',
    world: {
      proposal: { currentStep: 'codigo', answers: {}, stepStatus: { codigo: 'waiting' } },
      checks: {
        codigo: { polls: 1_000_000, ends: 'success' },
        'consulta-de-margem': { polls: 1_000_000, ends: 'success' },
      },
    },
    requirements: ['7.33', '11.2'],
    walk: [open, at('Digite o código do C6'), ...typesCode],
    outcomes: acting([], [sees(connection), at('Digite o código do C6'), ...typesCode]),
    after: [at('O C6 está preparando seu consignado')],
    verdict: { endsAt: { path: '/consulta-de-margem' } },
  },
];
