import { buildStep } from './build-step.ts';
import { createChoice } from './create-choice.ts';

/** A step with the lists of the price table and the price. */
export const vehicleStep = buildStep(
  { key: 'tipoVeiculo', component: 'select', resource: 'tipoVeiculo' },
  { key: 'marcaVeiculo', component: 'select', resource: 'marcaVeiculo' },
  { key: 'modelo', component: 'modeloVeiculo' },
  { key: 'ano', component: 'anoModeloVeiculo' },
  { key: 'valorVeiculo', component: 'money' },
);

/** Values of the step, from which only the price is missing. */
export const completeVehicle = {
  tipoVeiculo: createChoice('carro'),
  marcaVeiculo: createChoice('21'),
  modelo: createChoice('9083'),
  ano: createChoice('2022-1'),
  valorVeiculo: null,
};
