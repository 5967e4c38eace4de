import type { WireField } from '../../wire.ts';
import { shownWhile } from './conditions.ts';
import {
  choices,
  money,
  plateLookup,
  radio,
  radioChip,
  select,
  vehicleModel,
  vehicleYear,
} from './fields.ts';

/**
 * The fields for a vehicle. Its licence plate fills in the other fields; without a plate the visitor chooses kind,
 * make, model and year from the price table. The price table gives the value.
 */
export const vehicleFields: readonly WireField[] = [
  radio('temPlaca', 'Você sabe a placa do veículo?', {
    options: choices(['sim', 'Sim, tenho a placa'], ['nao', 'Não, quero escolher o modelo']),
  }),
  plateLookup('placa', 'Placa', shownWhile('temPlaca', 'sim')),
  radioChip('tipoVeiculo', 'Tipo de veículo', {
    options: choices(['carro', 'Carro'], ['moto', 'Moto'], ['caminhao', 'Caminhão']),
    ...shownWhile('temPlaca'),
  }),
  select('marcaVeiculo', 'Marca', {
    resource: 'marcaVeiculo',
    dependencies: ['tipoVeiculo'],
    placeholder: 'Escolha a marca',
    ...shownWhile('temPlaca'),
  }),
  vehicleModel('modeloVeiculo', 'Modelo', { dependencies: ['marcaVeiculo'], ...shownWhile('temPlaca') }),
  vehicleYear('anoModeloVeiculo', 'Ano do modelo', {
    dependencies: ['modeloVeiculo'],
    ...shownWhile('temPlaca'),
  }),
  money('valorVeiculo', 'Valor pela tabela FIPE', {
    readOnly: true,
    dependencies: ['anoModeloVeiculo'],
    tooltip: 'Preço médio do modelo no mês. É sobre ele que calculamos a sua oferta.',
    ...shownWhile('temPlaca'),
  }),
];
