import { defineRegistry } from '#shared/registry.ts';
import { findDeclaredName } from '../steps/index.ts';
import type { Simulation, SimulationCall, SimulationDeclaration } from './simulation-declaration.ts';

const declareSimulation = (
  call: SimulationCall,
  overrides: Partial<SimulationDeclaration> = {},
): SimulationDeclaration => ({
  call,
  inputs: ['amount'],
  mode: 'choose',
  pricingType: undefined,
  limitsFrom: undefined,
  buys: undefined,
  write: 'updateStep',
  emptyText: 'Simulação não encontrada',
  ...overrides,
});

const declareQitech = (overrides: Partial<SimulationDeclaration>): SimulationDeclaration =>
  declareSimulation('simulateQitech', { limitsFrom: 'getQitechMaxValues', ...overrides });

/** The simulations by the slug of their step type (4.8). Their calls are assumed (assumption 7.28). */
export const simulationTypes = defineRegistry<SimulationDeclaration, 'step type'>('step type', [
  ['simulation', declareSimulation('simulate', { inputs: ['amount', 'insurance'] })],
  [
    'simulationRevision',
    declareSimulation('simulate', { inputs: ['amount', 'insurance'], mode: 'revision' }),
  ],
  ['simulationReadOnly', declareSimulation('simulate', { inputs: [], mode: 'readOnly' })],
  ['simulationVendor', declareSimulation('simulate', { inputs: [], mode: 'vendor' })],
  ['simulationWithSelection', declareSimulation('simulate', { inputs: [] })],
  ['simulationChooseValue', declareSimulation('simulate')],
  ['simulationApi', declareSimulation('simulateProduct')],
  ['crefazSimulationApi', declareSimulation('simulateProduct')],
  ['factaSimulationApi', declareSimulation('simulateProduct')],
  ['crefisaSimulation', declareSimulation('simulateCrefisa', { inputs: ['amount', 'insurance'] })],
  ['nioSimulation', declareSimulation('simulateNio')],
  ['simulacaoFgtsAniversario', declareSimulation('simulateFgts', { inputs: ['withdrawals'] })],
  ['qiTechSimulation', declareQitech({ pricingType: 'newLoan', inputs: ['amount', 'insurance'] })],
  [
    'qiTechPortability',
    declareQitech({ pricingType: 'portability', inputs: ['contracts'], limitsFrom: undefined }),
  ],
  [
    'qiTechRefinancing',
    declareQitech({ pricingType: 'refinancing', inputs: ['contracts', 'amount'], limitsFrom: undefined }),
  ],
  ['funcaoSimulation', declareSimulation('simulateFuncao', { inputs: ['amount', 'insurance'] })],
  ['funcaoSimulationRefinancing', declareSimulation('simulateFuncao', { pricingType: 'refinancing' })],
  [
    'simulationCdc',
    declareSimulation('simulateCdc', {
      inputs: ['entry', 'insurance'],
      buys: 'vehicle',
      write: 'financeCdc',
      emptyText: 'Não encontrado',
    }),
  ],
  [
    'multipleFinancing',
    declareSimulation('multipleFinancing', { inputs: ['entry', 'months'], buys: 'estate' }),
  ],
  [
    'agxPrivateSimulation',
    declareSimulation('simulateAgxPrivate', {
      inputs: ['kind', 'amount', 'instalment'],
      limitsFrom: 'getAgxPrivateRange',
    }),
  ],
  ['afinzConsignadoValidacaoSimulacao', declareSimulation('simulateAfinz', { inputs: [], mode: 'readOnly' })],
  ['c6CarEquitySimulation', declareSimulation('simulateProduct')],
  ['c6ConsignadoPrivadoSimulation', declareSimulation('simulateProduct')],
]);

/** 'crefazSimulationApi' -> 'crefaz-simulation-api' (assumption 7.28). */
const toKebabCase = (slug: string): string =>
  slug.replace(/[A-Z]/g, (letter, index) => `${index === 0 ? '' : '-'}${letter.toLowerCase()}`);

/** The simulation of a step type; `undefined` for other types. */
export function simulationOf(stepTypeSlug: string): Simulation | undefined {
  const declaration =
    simulationTypes.find(stepTypeSlug) ?? simulationTypes.find(findDeclaredName(stepTypeSlug));
  return (
    declaration && {
      ...declaration,
      productCall: declaration.call === 'simulateProduct' ? toKebabCase(stepTypeSlug) : '',
    }
  );
}
