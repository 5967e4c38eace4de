import { readMember } from '../../read-member.ts';
import { type Cents, toCents } from './cents.ts';

/** The request of a simulation. Each member narrows the result. */
export interface SimulationRequest {
  amount: Cents | undefined;
  instalment: Cents | undefined;
  months: number | undefined;
  isInsured: boolean;
  /** The value to simulate by: 'valor' or 'parcela' (7.31). */
  kind: string | undefined;
  pricingType: string | undefined;
  contracts: readonly string[] | undefined;
}

/** Messages by name of the wrong member. */
export type FieldErrors = Readonly<Record<string, string>>;

const labels = {
  valor: 'Valor',
  valorDaParcela: 'Valor da parcela',
  prazo: 'Prazo',
  comSeguro: 'Seguro',
  tipo: 'Tipo de simulação',
  pricingType: 'Tipo de operação',
  contracts: 'Contratos',
} as const;

/** Reads an unchecked body; `fieldErrors` names the members that break the contract. */
export function readSimulationRequest(body: unknown): {
  request: SimulationRequest;
  fieldErrors: FieldErrors | undefined;
} {
  const fieldErrors: Record<string, string> = {};
  const readValid = <Value>(name: keyof typeof labels, isValid: (value: unknown) => value is Value) => {
    const value = readMember(body, name);
    if (value === undefined || value === null) return undefined;
    if (isValid(value)) return value;
    fieldErrors[name] = `O campo ${labels[name]} é inválido.`;
    return undefined;
  };
  const amount = readValid('valor', isNumber);
  const instalment = readValid('valorDaParcela', isNumber);
  const request: SimulationRequest = {
    amount: amount === undefined ? undefined : toCents(amount),
    instalment: instalment === undefined ? undefined : toCents(instalment),
    months: readValid('prazo', isCount),
    isInsured: readValid('comSeguro', isYesNo) ?? false,
    kind: readValid('tipo', isText),
    pricingType: readValid('pricingType', isText),
    contracts: readValid('contracts', isTextList),
  };
  return { request, fieldErrors: Object.keys(fieldErrors).length > 0 ? fieldErrors : undefined };
}

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
export const isYesNo = (value: unknown): value is boolean => typeof value === 'boolean';
export const isText = (value: unknown): value is string => typeof value === 'string';
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
