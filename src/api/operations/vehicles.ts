import type { Vehicle } from '#journey/form/vehicle.ts';
import type { operations } from '#openapi/schema.gen.ts';
import { isRecord } from '#shared/record.ts';
import { type Json, readDisplayText, readRecord, readText } from '../decode/json.ts';
import { type DecodedOptions, decodeOptions } from '../decode/options.ts';
import { readReais } from '../decode/read-cents.ts';
import { type Answer, type CallContext, callOperation } from './call-operation.ts';
import type { OptionsRequest } from './field-options.ts';
import { type ListContext, loadList } from './load-list.ts';

type FipeAction = operations['getFipeResource']['parameters']['path']['action'];

/** Loads a list of the vehicle price table (7.24); the field names it as its resource. */
export function getVehicleList(
  context: ListContext,
  request: OptionsRequest,
  signal?: AbortSignal,
): Answer<DecodedOptions> {
  const { tipo = '', marca = '', modelo = '' } = request.vehicle ?? {};
  const { client } = context;
  const path = { hashId: request.hashId };
  const decode = ({ data }: { data: Json }) => decodeOptions(data);
  switch (request.resource) {
    case 'fipe-modelo-veiculo':
      return loadList(context, {
        operation: 'getFipeModels',
        params: {
          path,
          query: {
            marcaVeiculo: marca || request.reference,
            ...(tipo === '' ? {} : { tipoVeiculo: tipo }),
          },
        },
        send: options => client.GET('/{hashId}/fipe-modelo-veiculo', options),
        decode,
        signal,
      });
    case 'fipe-ano-modelo-veiculo':
      return loadList(context, {
        operation: 'getFipeModelYears',
        params: { path, query: { modeloVeiculo: modelo || request.reference } },
        send: options => client.GET('/{hashId}/fipe-ano-modelo-veiculo', options),
        decode,
        signal,
      });
    default:
      return loadList(context, {
        operation: 'getFipeResource',
        params: {
          path: { ...path, action: request.resource as FipeAction }, // the list of the contract is open
          query: tipo === '' ? {} : { tipoVeiculo: tipo },
        },
        send: options => client.GET('/{hashId}/fipe-resource/{action}', options),
        decode,
        signal,
      });
  }
}

/** Decodes a row of the price table (3.41); `undefined` if there is none. */
function decodeVehicle(json: Json): Vehicle | undefined {
  const vehicle = {
    tipo: readDisplayText(json, 'tipo'),
    marca: readDisplayText(json, 'marca'),
    modelo: readDisplayText(json, 'modelo'),
    anoModelo: readDisplayText(json, 'anoModelo'),
    combustivel: readDisplayText(json, 'combustivel'),
    codigoFipe: readText(json, 'codigoFipe'),
    valor: readReais(json, 'valor'),
  };
  return vehicle.modelo === '' && vehicle.valor === undefined ? undefined : vehicle;
}

/** Finds the vehicle of a licence plate (7.24, 3.32); null if the service has none. `plate`: 7 characters. */
export const getVehicleByPlate = (
  context: CallContext,
  hashId: string,
  plate: string,
  signal?: AbortSignal,
): Answer<Vehicle | null> =>
  callOperation(context, {
    info: { operation: 'getFipeResource', isWrite: false, signal },
    send: options =>
      context.client.GET('/{hashId}/fipe-resource/{action}', {
        params: { path: { hashId, action: 'consultaPlaca' }, query: { placa: plate } },
        ...options,
      }),
    decode: ({ data }) =>
      (isRecord(data.vehicle) ? decodeVehicle(readRecord(data, 'vehicle')) : undefined) ?? null,
  });

/** Loads the price of a vehicle (7.24) in reais, with the rest of its row. */
export const getVehiclePrice = (
  context: CallContext,
  request: { hashId: string; modelo: string; anoModelo: string },
  signal?: AbortSignal,
): Answer<Vehicle> =>
  callOperation(context, {
    info: { operation: 'getFipeValue', isWrite: false, signal },
    send: options =>
      context.client.GET('/{hashId}/fipe-valor-veiculo', {
        params: {
          path: { hashId: request.hashId },
          query: { modeloVeiculo: request.modelo, anoModeloVeiculo: request.anoModelo },
        },
        ...options,
      }),
    decode: ({ data }) => decodeVehicle(data),
  });
