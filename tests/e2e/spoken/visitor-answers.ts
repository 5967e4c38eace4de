import { fieldKinds } from '#journey/fields/index.ts';
import { marina } from '#scenarios/cast/personas.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { scenarios } from '#scenarios/index.ts';
import { productOf } from '#scenarios/products/index.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import type { WireField } from '#scenarios/wire.ts';

/** The label of the first box of a confirmation code. This box accepts all digits of the code. */
export const CODE_LABEL = 'Código';

/** Answers to fields that no scenario fills, by the mask of the field. */
const ANSWERS_BY_MASK: Readonly<Record<string, string>> = {
  cpf: marina.cpf,
  cpfCnpj: marina.cpf,
  cellphone: marina.cellphone,
  phone: marina.cellphone,
  cep: marina.cep,
  agency: marina.agency,
  account: marina.account,
  name: marina.name,
  rg: '12.345.678-9',
  cnh: '04519872316',
  date: '10/02/2020',
  money: '250000',
  percentage: '10,00',
  prazo: '12',
};

const withSubFields = (field: WireField): readonly WireField[] => [
  field,
  ...(field.subFields ?? []).flatMap(withSubFields),
];

/** An answer to a field that no scenario fills. Amounts are in cents, because visitors type them so. */
function defaultAnswerFor(field: WireField | undefined): string {
  const kind = fieldKinds.find(field?.component ?? field?._component);
  if (kind?.control === 'percentage') return '10,00';
  if (kind?.lookup === 'residency') return '45000000';
  if (kind?.control === 'money' || kind?.control === 'moneySlider')
    return String(Math.round((field?.minValue ?? 2500) * 100));
  if (/^(validade|próximo)/i.test(field?.label ?? '')) return '10/02/2035';
  if (kind?.control === 'date') return '10/02/2020';
  if (/^chassi/i.test(field?.label ?? '')) return '9BWZZZ377VT004251';
  return ANSWERS_BY_MASK[field?.mask ?? ''] ?? 'Marina';
}

type AnswerAction = Extract<WalkAction, { do: 'fill' | 'choose' | 'check' }>;

/** The answers of all scenarios by label. Those of the same product win, then those of whole journeys. */
function answersOfScenarios({ product }: Scenario): ReadonlyMap<string, AnswerAction> {
  const rankOf = (scenario: Scenario): number =>
    (scenario.product === product ? 0 : 2) +
    (scenario.tags?.includes('produto') || scenario.id === 'happy-path' ? 0 : 1);
  const answerByField = new Map<string, AnswerAction>();
  for (const scenario of [...scenarios].sort((a, b) => rankOf(a) - rankOf(b))) {
    // The last answer of a walk: an earlier one may be wrong on purpose.
    const answersOfWalk = new Map<string, AnswerAction>();
    for (const action of scenario.walk)
      if (action.do === 'fill' || action.do === 'choose' || action.do === 'check')
        answersOfWalk.set(action.field, action);
    for (const [field, answer] of answersOfWalk)
      if (!answerByField.has(field)) answerByField.set(field, answer);
  }
  return answerByField;
}

/** The answers of a visitor of this product, by the label of the field. */
export interface VisitorAnswers {
  /** The text for an input. */
  textFor(field: string): string;
  /** The answer of a scenario; `undefined` if no scenario answers the field. */
  answerFor(field: string): AnswerAction | undefined;
}

export function createVisitorAnswers(scenario: Scenario): VisitorAnswers {
  const product = productOf(scenario.product);
  const answerByField = answersOfScenarios(scenario);
  const fields = new Map(
    product.steps.flatMap(step => step.fields.flatMap(withSubFields)).map(field => [field.label, field]),
  );
  return {
    textFor(field) {
      const answer = answerByField.get(field);
      if (field === CODE_LABEL) return product.confirmationCode;
      return answer?.do === 'fill' && answer.with !== '' ? answer.with : defaultAnswerFor(fields.get(field));
    },
    answerFor: field => answerByField.get(field),
  };
}
