import { defineRegistry } from '#shared/registry.ts';
import { declaredName } from '../steps/index.ts';
import type { Simulation, SimulationCall, SimulationDeclaration } from './simulation-declaration.ts';

const by = (call: SimulationCall, overrides: Partial<SimulationDeclaration> = {}): SimulationDeclaration => ({
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
  by('simulateQitech', { limitsFrom: 'getQitechMaxValues', ...overrides });

/** Step types with a simulation, by the service's slug (4.8). Their calls are assumption 7.28. */
export const simulationTypes = defineRegistry<SimulationDeclaration, 'step type'>('step type', [
  ['simulation', by('simulate', { inputs: ['amount', 'insurance'] })],
  ['simulationRevision', by('simulate', { inputs: ['amount', 'insurance'], mode: 'revision' })],
  ['simulationReadOnly', by('simulate', { inputs: [], mode: 'readOnly' })],
  ['simulationVendor', by('simulate', { inputs: [], mode: 'vendor' })],
  ['simulationWithSelection', by('simulate', { inputs: [] })],
  ['simulationChooseValue', by('simulate')],
  ['simulationApi', by('simulateProduct')],
  ['crefazSimulationApi', by('simulateProduct')],
  ['factaSimulationApi', by('simulateProduct')],
  ['crefisaSimulation', by('simulateCrefisa', { inputs: ['amount', 'insurance'] })],
  ['nioSimulation', by('simulateNio')],
  ['simulacaoFgtsAniversario', by('simulateFgts', { inputs: ['withdrawals'] })],
  ['qiTechSimulation', qitech({ pricingType: 'newLoan', inputs: ['amount', 'insurance'] })],
  ['qiTechPortability', qitech({ pricingType: 'portability', inputs: ['contracts'], limitsFrom: undefined })],
  [
    'qiTechRefinancing',
    qitech({ pricingType: 'refinancing', inputs: ['contracts', 'amount'], limitsFrom: undefined }),
  ],
  ['funcaoSimulation', by('simulateFuncao', { inputs: ['amount', 'insurance'] })],
  ['funcaoSimulationRefinancing', by('simulateFuncao', { pricingType: 'refinancing' })],
  [
    'simulationCdc',
    by('simulateCdc', {
      inputs: ['entry', 'insurance'],
      buys: 'vehicle',
      write: 'financeCdc',
      emptyText: 'Não encontrado',
    }),
  ],
  ['multipleFinancing', by('multipleFinancing', { inputs: ['entry', 'months'], buys: 'estate' })],
  [
    'agxPrivateSimulation',
    by('simulateAgxPrivate', { inputs: ['kind', 'amount', 'instalment'], limitsFrom: 'getAgxPrivateRange' }),
  ],
  ['afinzConsignadoValidacaoSimulacao', by('simulateAfinz', { inputs: [], mode: 'readOnly' })],
  ['c6CarEquitySimulation', by('simulateProduct')],
  ['c6ConsignadoPrivadoSimulation', by('simulateProduct')],
]);

/** 'crefazSimulationApi' -> 'crefaz-simulation-api': the name of the product's own call (assumption 7.28). */
const kebabCase = (slug: string): string =>
  slug.replace(/[A-Z]/g, (letter, index) => `${index === 0 ? '' : '-'}${letter.toLowerCase()}`);

/** The simulation of a step type; `undefined` for other types. */
export function simulationOf(stepTypeSlug: string): Simulation | undefined {
  const declared = simulationTypes.find(stepTypeSlug) ?? simulationTypes.find(declaredName(stepTypeSlug));
  return (
    declared && {
      ...declared,
      productCall: declared.call === 'simulateProduct' ? kebabCase(stepTypeSlug) : '',
    }
  );
}
