import type { Wire } from './wire.ts';

/** The vehicle of the journeys, as the vehicle price table lists it level by level. */
export const vehicle = {
  plate: 'ABC1D23',
  kind: { value: 'carro', label: 'Carro' },
  make: { value: '21', label: 'Fiat' },
  model: { value: '2101', label: 'Argo Drive 1.0 6V Flex' },
  year: { value: '2022-5', label: '2022 Flex' },
  price: 62_840,
} as const;

/** The lists of the vehicle price table by the name that a field gives them. */
export const vehicleLists = {
  tipoVeiculo: [vehicle.kind, { value: 'moto', label: 'Moto' }],
  marcaVeiculo: [vehicle.make, { value: '59', label: 'Volkswagen' }],
  'fipe-modelo-veiculo': [vehicle.model, { value: '2102', label: 'Cronos Drive 1.3 8V Flex' }],
  'fipe-ano-modelo-veiculo': [vehicle.year, { value: '2021-5', label: '2021 Flex' }],
} as const;

/** The entry of the vehicle price table, as the contract writes it. */
export const vehicleEntry = {
  tipo: vehicle.kind.value,
  marca: vehicle.make.label,
  modelo: vehicle.model.label,
  anoModelo: 2022,
  combustivel: 'Flex',
  codigoFipe: '001509-7',
  valor: vehicle.price,
} as const;

const roundCents = (amount: number): number => Math.round(amount * 100) / 100;

/** The financing of the vehicle for an entry; `undefined` if the entry is not 20% to 80% of its price (5.31). */
export function financingFor(entry: number, surcharge: number): Wire['vehicleFinancing'] | undefined {
  if (!(entry >= vehicle.price * 0.2 && entry <= vehicle.price * 0.8)) return undefined;
  const financed = roundCents(vehicle.price - entry);
  return {
    valorEntradaCDC: entry,
    valorDoFinanciamento: financed,
    loanFee: 890,
    iof: roundCents(financed * 0.03),
    installmentSimulations: [24, 36, 48].map(months => ({
      prazo: months,
      taxa: 0.0179,
      valorDaParcela: roundCents(financed / months + financed * 0.0179 + surcharge),
    })),
  };
}
