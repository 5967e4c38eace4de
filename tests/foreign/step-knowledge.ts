import type { Contract } from './contract.ts';
import { isJsonObject } from './wire.ts';

/** Step types whose screen needs nothing but the service, or one press to begin: the robot knows no others. */
const WAITS = [
  'creditAnalysis',
  'juridical',
  'documentApi',
  'rodobensCrivo',
  'companyRegister',
  'proposalAnalysis',
  'proposalEndorsement',
  'validacaoIN100',
  'behaviourScore',
  'consultaDataPrev',
  'analiseDeDados',
  'averbacao',
  'propostaEmPagamento',
  'restrictionVerification',
  'analiseManualMesa',
  'aguardandoAprovacaoFuncionario',
  'creditAnalysisWithHumanValidation',
  'criacaoValidacaoEmpresaFuncionario',
  'averbationHubBalanceConsult',
  'averbationHubReserve',
  'averbationHubConfirm',
  'acompanhamento',
  'benefit',
  'facematch',
  'liveness',
  'serproLiveness',
  'livenessWithFacematch',
  'unicoSign',
  'clickSign',
  'contract',
  'contrato',
  'waiting',
] as const;

/** A type that the contract does not know. The app must treat it as a check that the service begins. */
const UNKNOWN_TYPE = 'conferenciaDaEmpresa';

/** Calls whose request and answer are those of `simulate`, so that this service can answer them. */
const SIMULATION_CALLS = ['simulate', 'simulateFgts', 'simulateCrefisa', 'simulateNio'] as const;

export interface StepKnowledge {
  waits: readonly { type: string; begunBy: 'visitor' | 'service' }[];
  simulations: readonly string[];
  forms: readonly string[];
}

/**
 * Reads from the contract which step types there are, who begins them, and which of them make the calls of a
 * simulation.
 */
export function readStepKnowledge(contract: Contract): StepKnowledge {
  const begunBy = contract.read('schemas/step-type-slug.yaml')['x-begun-by'];
  if (!isJsonObject(begunBy)) throw new Error('The contract does not say who begins a step.');
  return {
    waits: [...WAITS, UNKNOWN_TYPE].map(type => ({
      type,
      begunBy: begunBy[type] === 'visitor' ? 'visitor' : 'service',
    })),
    simulations: SIMULATION_CALLS.flatMap(id => [...contract.operation(id).stepTypes]),
    forms: [
      'form',
      'form',
      'form',
      'form',
      'details',
      'productSelection',
      'dadosContaDeLuz',
      'acceptanceTerms',
    ],
  };
}
