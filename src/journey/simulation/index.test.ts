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
  ['C6CarEquitySimulacao', 'simulateProduct', 'c6-car-equity-simulacao'],
  ['parceiroSimulation', 'simulateProduct', 'parceiro-simulation'],
  ['bancoXSimulationApi', 'simulateProduct', 'banco-x-simulation-api'],
  ['parceiroSimulacao', 'simulateProduct', 'parceiro-simulacao'],
  ['afinzSimulation', 'simulateAfinz', ''],
])('[4.8] a step of type %s has the simulation %s', (slug, call, productCall) => {
  expect(simulationOf(slug)).toMatchObject({ call, productCall });
});

test('[4.8] other step types have no simulation, and neither have names of prototype members', () => {
  for (const slug of [
    'form',
    'creditAnalysis',
    'c6CarEquityInsertion',
    'analiseSimulationResult',
    'constructor',
    '__proto__',
    '',
  ])
    expect(simulationOf(slug)).toBeUndefined();
});

test.each([
  ['qiTechSimulation', 'newLoan'],
  ['qiTechPortabilidadeConsignado', 'portability'],
  ['qiTechRefinanciamento', 'refinancing'],
])('[3.42] %s has the pricing type %s', (slug, pricingType) => {
  expect(simulationFor(slug).pricingType).toBe(pricingType);
});

test('[2.36] [8.42] without an offer the text for vehicles is "Não encontrado", for others "Simulação não encontrada"', () => {
  expect(simulationFor('simulationCdc').emptyText).toBe('Não encontrado');
  for (const name of simulationTypes.names())
    if (name !== 'simulationCdc') expect(simulationFor(name).emptyText).toBe('Simulação não encontrada');
});
