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

/** Calls of simulations, by what the names of types begin with (`StepTypeSlug`); the first that fits decides. */
const CALLS_BY_NAME: readonly (readonly [pattern: RegExp, call: string])[] = [
  [/^qiTech/i, 'simulateQitech'],
  [/^funcao/i, 'simulateFuncao'],
  [/^agxPrivate/i, 'simulateAgxPrivate'],
  [/^afinz.*simula/i, 'simulateAfinz'],
  [/^c6(?:CarEquity|ConsignadoPrivado).*simula/i, 'simulateProduct'],
  [/Simula(?:tion|cao)(?:Api)?$/, 'simulateProduct'],
];

/** The call that simulates at steps of this type, and the name that it has in the path, if the type names it. */
export function simulationCallOf(
  type: string,
  contract: Contract,
): { id: string; name?: string } | undefined {
  const id =
    contract.operationsOf(type).at(0) ?? CALLS_BY_NAME.find(([pattern]) => pattern.test(type))?.at(1);
  if (typeof id !== 'string') return undefined;
  const name = type.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  return id === 'simulateProduct' ? { id, name } : { id };
}

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
