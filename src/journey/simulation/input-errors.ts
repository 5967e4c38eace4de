import { INVALID_FIELD } from '../errors/invalid-field.ts';
import { entryLimits, type Facts } from './facts.ts';
import type { Limits } from './offer.ts';
import type { InputName, Simulation } from './simulation-declaration.ts';
import type { SimulationInputs } from './simulation-request.ts';

export type InputErrors = Partial<Record<InputName, string>>;

/** The name of each input, for its label and for 5.1. */
export const inputLabels: Readonly<Record<InputName, string>> = {
  amount: 'Valor',
  instalment: 'Valor da parcela',
  kind: 'Tipo de simulação',
  entry: 'Valor de entrada',
  insurance: 'Seguro',
  months: 'Prazo',
  withdrawals: 'Quantidade de saques',
  contracts: 'Contratos',
};

/** 5.1, in the wording of forms that are not server-driven. */
export const missingInput = (name: InputName): string => `O campo ${inputLabels[name]} é obrigatório`;

/** The error of an amount outside the limits (5.5); empty if it is inside. */
function outside(cents: number, { min, max }: Limits): string {
  if (cents > max) return 'O valor não pode ser maior que o valor máximo';
  return cents < min ? 'O valor não pode ser menor que o valor mínimo' : '';
}

/**
 * The errors of the inputs before a request; only visible inputs are checked. `limits` are the last ones from the
 * service. A missing amount is no error: the service suggests one.
 */
export function inputErrors(
  simulation: Simulation,
  inputs: SimulationInputs,
  facts: Facts,
  limits: Limits | undefined,
): InputErrors {
  const errors: InputErrors = {};
  const note = (name: InputName, message: string): void => {
    if (message !== '' && simulation.inputs.includes(name)) errors[name] = message;
  };
  const byInstalment = simulation.inputs.includes('instalment') && inputs.kind === 'parcela';
  if (byInstalment) note('instalment', inputs.instalment ? '' : missingInput('instalment'));
  else if (inputs.amount !== undefined && limits) note('amount', outside(inputs.amount, limits));
  if (facts.price !== undefined)
    note(
      'entry',
      inputs.entry === undefined ? missingInput('entry') : outside(inputs.entry, entryLimits(facts.price)),
    );
  return errors;
}

/** Wire names by input: where a refusal by the service is shown (7.5). */
const INPUT_OF_WIRE: ReadonlyMap<string, InputName> = new Map([
  ['valor', 'amount'],
  ['valorDaParcela', 'instalment'],
  ['prazo', 'months'],
  ['comSeguro', 'insurance'],
  ['tipo', 'kind'],
  ['contracts', 'contracts'],
  ['valorEntradaCDC', 'entry'],
  ['valorDeEntrada', 'entry'],
]);

/** Assigns a refusal by field to the inputs; `otherMessages` has the messages for other fields. */
export function refusedInputs(
  simulation: Simulation,
  fieldErrors: Readonly<Record<string, string>>,
): { errors: InputErrors; otherMessages: string[] } {
  const errors: InputErrors = {};
  const otherMessages: string[] = [];
  for (const [name, message] of Object.entries(fieldErrors)) {
    const wireName = INPUT_OF_WIRE.get(name);
    const input =
      wireName === 'months' && simulation.inputs.includes('withdrawals') ? 'withdrawals' : wireName;
    if (input && simulation.inputs.includes(input)) errors[input] = message || INVALID_FIELD;
    else if (message !== '') otherMessages.push(message);
  }
  return { errors, otherMessages };
}
