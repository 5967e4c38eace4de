import { expect, test } from 'vitest';
import { simulationOf, simulationTypes } from './index.ts';
import { simulationFor } from './testing/sample.ts';

test.each([
  ['simulation', 'simulate', ''],
  ['simulationChooseValue', 'simulate', ''],
  ['crefazSimulationApi', 'simulateProduct', 'crefaz-simulation-api'],
  ['simulationApi', 'simulateProduct', 'simulation-api'],
  ['crefisaSimulation', 'simulateCrefisa', ''],
  ['nioSimulation', 'simulateNio', ''],
  ['simulacaoFgtsAniversario', 'simulateFgts', ''],
  ['qiTechNovaOferta', 'simulateQitech', ''],
  ['funcaoSimulacao', 'simulateFuncao', ''],
  ['agxPrivateSimulacao', 'simulateAgxPrivate', ''],
  ['simulationCdc', 'simulateCdc', ''],
  ['multipleFinancing', 'multipleFinancing', ''],
  ['afinzConsignadoValidacaoSimulacao', 'simulateAfinz', ''],
  ['c6CarEquitySimulacao', 'simulateProduct', 'c6-car-equity-simulacao'],
])('[4.8] a step of type %s has the simulation %s', (slug, call, productCall) => {
  expect(simulationOf(slug)).toMatchObject({ call, productCall });
});

test('[4.8] another step type has no simulation, not even one named like a prototype member', () => {
  for (const slug of ['form', 'creditAnalysis', 'c6CarEquityInsertion', 'constructor', '__proto__', ''])
    expect(simulationOf(slug)).toBeUndefined();
});

test.each([
  ['qiTechSimulation', 'newLoan'],
  ['qiTechPortabilidadeConsignado', 'portability'],
  ['qiTechRefinanciamento', 'refinancing'],
])('[3.42] %s is priced as %s', (slug, pricingType) => {
  expect(simulationFor(slug).pricingType).toBe(pricingType);
});

test('[2.36] [8.42] the text in place of offers', () => {
  expect(simulationFor('simulationCdc').emptyText).toBe('Não encontrado');
  for (const name of simulationTypes.names())
    if (name !== 'simulationCdc') expect(simulationFor(name).emptyText).toBe('Simulação não encontrada');
});
