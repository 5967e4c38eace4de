import { INVALID_FIELD } from '../errors/invalid-field.ts';
import type { Limits } from './offer.ts';
import { hasInput, type InputName, type Simulation } from './simulation-declaration.ts';
import { entryLimitsOf, type SimulationFacts } from './simulation-facts.ts';
import { isByInstalment, type SimulationInputs } from './simulation-request.ts';

export type InputErrors = Partial<Record<InputName, string>>;

/** The label of each input, which is also its name in the error of 5.1. */
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

/** The error of a missing input: 5.1 for forms that the service does not define. */
export const missingInputErrorOf = (name: InputName): string => `O campo ${inputLabels[name]} é obrigatório`;

const ABOVE_MAXIMUM = 'O valor não pode ser maior que o valor máximo';
const BELOW_MINIMUM = 'O valor não pode ser menor que o valor mínimo';

/** The error of an amount outside the limits (5.5); empty if the amount is inside. */
function limitErrorOf(cents: number, { min, max }: Limits): string {
  if (cents > max) return ABOVE_MAXIMUM;
  return cents < min ? BELOW_MINIMUM : '';
}

/** Whether an error is about an earlier amount: it says that a limit is exceeded, and this amount is inside both. */
export const isOfEarlierAmount = (error: string, cents: number, limits: Limits): boolean =>
  (error === ABOVE_MAXIMUM || error === BELOW_MINIMUM) && limitErrorOf(cents, limits) === '';

/**
 * The errors that prevent a request; only visible inputs are checked. `limits`: the latest limits of the service. A
 * missing amount is no error, because the service suggests one.
 */
export function inputErrorsOf(
  simulation: Simulation,
  inputs: SimulationInputs,
  facts: SimulationFacts,
  limits: Limits | undefined,
): InputErrors {
  const errors: InputErrors = {};
  const addError = (name: InputName, message: string): void => {
    if (message !== '' && hasInput(simulation, name)) errors[name] = message;
  };
  if (isByInstalment(simulation, inputs))
    addError('instalment', inputs.instalment ? '' : missingInputErrorOf('instalment'));
  else if (inputs.amount !== undefined && limits) addError('amount', limitErrorOf(inputs.amount, limits));
  if (facts.price !== undefined)
    addError(
      'entry',
      inputs.entry === undefined
        ? missingInputErrorOf('entry')
        : limitErrorOf(inputs.entry, entryLimitsOf(facts.price)),
    );
  return errors;
}

/** The inputs by their wire names, to show the errors of the service at them (7.5). */
const INPUTS_BY_WIRE_NAME: ReadonlyMap<string, InputName> = new Map([
  ['valor', 'amount'],
  ['valorDaParcela', 'instalment'],
  ['prazo', 'months'],
  ['comSeguro', 'insurance'],
  ['tipo', 'kind'],
  ['contracts', 'contracts'],
  ['valorEntradaCDC', 'entry'],
  ['valorDeEntrada', 'entry'],
]);

/** Assigns the field errors of the service to the inputs; `otherMessages` has the errors of other fields. */
export function assignFieldErrors(
  simulation: Simulation,
  fieldErrors: Readonly<Record<string, string>>,
): { errors: InputErrors; otherMessages: string[] } {
  const errors: InputErrors = {};
  const otherMessages: string[] = [];
  for (const [name, message] of Object.entries(fieldErrors)) {
    const inputByWireName = INPUTS_BY_WIRE_NAME.get(name);
    const input =
      inputByWireName === 'months' && hasInput(simulation, 'withdrawals') ? 'withdrawals' : inputByWireName;
    if (input && hasInput(simulation, input)) errors[input] = message || INVALID_FIELD;
    else if (message !== '') otherMessages.push(message);
  }
  return { errors, otherMessages };
}
