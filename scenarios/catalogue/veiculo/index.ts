import type { Scenario } from '../../define-scenario.ts';
import { placaDesconhecida, veiculoPelaPlaca } from './placa.ts';
import { anosNaoVieram, modelosNaoVieram, valorNaoVeio, veiculoPeloModelo } from './tabela.ts';

/** In the order in which the catalogue shows them. */
export const veiculoScenarios: readonly Scenario[] = [
  placaDesconhecida,
  veiculoPelaPlaca,
  anosNaoVieram,
  modelosNaoVieram,
  valorNaoVeio,
  veiculoPeloModelo,
];
