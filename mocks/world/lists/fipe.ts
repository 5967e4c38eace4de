import { knowsHash, type LazyOperation, refuse, refuseUnknownHash } from '../call.ts';

const loadPriceTable = () => import('#scenarios/lists/vehicles/vehicle-prices.ts');

const notFoundMessage = 'Nenhum item encontrado com esse nome.';

const wireList = (resource: { value: string; label: string }[]) => ({
  status: 200 as const,
  body: { data: { resource, message: notFoundMessage } },
});

/** Kinds and makes of the vehicle price table, and the vehicle of a licence plate (7.24). */
export const getFipeResource: LazyOperation<'getFipeResource'> = async (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return refuseUnknownHash();
  const table = await loadPriceTable();
  switch (call.path.action) {
    case 'tipoVeiculo':
      return wireList([...table.kindOptions]);
    case 'marcaVeiculo':
      return wireList(table.makeOptions(call.query.tipoVeiculo));
    case 'consultaPlaca': {
      const plate = call.query.placa ?? '';
      if (!table.isPlate(plate))
        return refuse(400, { message: 'Placa inválida.', errors: { placa: 'Placa inválida.' } });
      const vehicle = table.vehicleOfPlate(plate);
      if (!vehicle) return refuse(404, { message: 'Nenhum veículo foi encontrado com essa placa.' });
      return { status: 200, body: { data: { resource: [], vehicle } } };
    }
    default:
      return refuse(404, { message: `A lista "${call.path.action}" não foi encontrada.` });
  }
};

export const getFipeModels: LazyOperation<'getFipeModels'> = async (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return refuseUnknownHash();
  const { marcaVeiculo = '', tipoVeiculo } = call.query;
  const models = (await loadPriceTable()).modelOptions(marcaVeiculo, tipoVeiculo);
  return models ? wireList(models) : refuse(404, { message: 'Marca não encontrada.' });
};

export const getFipeModelYears: LazyOperation<'getFipeModelYears'> = async (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return refuseUnknownHash();
  const years = (await loadPriceTable()).yearOptions(call.query.modeloVeiculo ?? '');
  return years ? wireList(years) : refuse(404, { message: 'Modelo não encontrado.' });
};

export const getFipeValue: LazyOperation<'getFipeValue'> = async (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return refuseUnknownHash();
  const { modeloVeiculo = '', anoModeloVeiculo = '' } = call.query;
  const data = (await loadPriceTable()).priceOf(modeloVeiculo, anoModeloVeiculo);
  return data ? { status: 200, body: { data } } : refuse(404, { message: 'Veículo não encontrado.' });
};
