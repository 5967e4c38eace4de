import { defineRegistry } from '#shared/registry.ts';
import { declaredName } from '../steps/index.ts';
import type { Simulation, SimulationCall, SimulationDeclaration } from './simulation-declaration.ts';

const simulatedBy = (
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

const qitech = (overrides: Partial<SimulationDeclaration>): SimulationDeclaration =>
  simulatedBy('simulateQitech', { limitsFrom: 'getQitechMaxValues', ...overrides });

/** Step types with a simulation, by the service's slug (4.8). Their calls are assumption 7.28. */
export const simulationTypes = defineRegistry<SimulationDeclaration, 'step type'>('step type', [
  ['simulation', simulatedBy('simulate', { inputs: ['amount', 'insurance'] })],
  ['simulationRevision', simulatedBy('simulate', { inputs: ['amount', 'insurance'], mode: 'revision' })],
  ['simulationReadOnly', simulatedBy('simulate', { inputs: [], mode: 'readOnly' })],
  ['simulationVendor', simulatedBy('simulate', { inputs: [], mode: 'vendor' })],
  ['simulationWithSelection', simulatedBy('simulate', { inputs: [] })],
  ['simulationChooseValue', simulatedBy('simulate')],
  ['simulationApi', simulatedBy('simulateProduct')],
  ['crefazSimulationApi', simulatedBy('simulateProduct')],
  ['factaSimulationApi', simulatedBy('simulateProduct')],
  ['crefisaSimulation', simulatedBy('simulateCrefisa', { inputs: ['amount', 'insurance'] })],
  ['nioSimulation', simulatedBy('simulateNio')],
  ['simulacaoFgtsAniversario', simulatedBy('simulateFgts', { inputs: ['withdrawals'] })],
  ['qiTechSimulation', qitech({ pricingType: 'newLoan', inputs: ['amount', 'insurance'] })],
  ['qiTechPortability', qitech({ pricingType: 'portability', inputs: ['contracts'], limitsFrom: undefined })],
  [
    'qiTechRefinancing',
    qitech({ pricingType: 'refinancing', inputs: ['contracts', 'amount'], limitsFrom: undefined }),
  ],
  ['funcaoSimulation', simulatedBy('simulateFuncao', { inputs: ['amount', 'insurance'] })],
  ['funcaoSimulationRefinancing', simulatedBy('simulateFuncao', { pricingType: 'refinancing' })],
  [
    'simulationCdc',
    simulatedBy('simulateCdc', {
      inputs: ['entry', 'insurance'],
      buys: 'vehicle',
      write: 'financeCdc',
      emptyText: 'Não encontrado',
    }),
  ],
  ['multipleFinancing', simulatedBy('multipleFinancing', { inputs: ['entry', 'months'], buys: 'estate' })],
  [
    'agxPrivateSimulation',
    simulatedBy('simulateAgxPrivate', {
      inputs: ['kind', 'amount', 'instalment'],
      limitsFrom: 'getAgxPrivateRange',
    }),
  ],
  ['afinzConsignadoValidacaoSimulacao', simulatedBy('simulateAfinz', { inputs: [], mode: 'readOnly' })],
  ['c6CarEquitySimulation', simulatedBy('simulateProduct')],
  ['c6ConsignadoPrivadoSimulation', simulatedBy('simulateProduct')],
]);

/** 'crefazSimulationApi' -> 'crefaz-simulation-api': the name of the product's own call (assumption 7.28). */
const kebabCase = (slug: string): string =>
  slug.replace(/[A-Z]/g, (letter, index) => `${index === 0 ? '' : '-'}${letter.toLowerCase()}`);

/** The simulation of a step type; `undefined` for other types. */
export function simulationOf(stepTypeSlug: string): Simulation | undefined {
  const declaration = simulationTypes.find(stepTypeSlug) ?? simulationTypes.find(declaredName(stepTypeSlug));
  return (
    declaration && {
      ...declaration,
      productCall: declaration.call === 'simulateProduct' ? kebabCase(stepTypeSlug) : '',
    }
  );
}
