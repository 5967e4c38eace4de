import type { FieldContext, MadeField } from './fields/field-context.ts';
import { formatCpf } from './fill-pattern.ts';
import type { Journey, PlannedOther } from './journey.ts';
import type { Random } from './random.ts';
import { randomCpf } from './random-cpf.ts';

/** The field with the CPF by which the service finds other proposals of the visitor (7.18). */
export function createCpfField({ random, nextNumber }: FieldContext): MadeField {
  const number = nextNumber();
  const keys = randomCpf(random);
  const shown = formatCpf(keys);
  const sendsDigits = random.chance(0.5);
  return {
    wire: {
      _id: `campo${number}`,
      key: 'cpf',
      label: 'CPF',
      component: 'text',
      mask: 'cpf',
      validation: 'cpf',
      rules: [{ required: true }],
      ...(sendsDigits && { format: { send: 'onlyDigits' } }),
    },
    name: 'CPF',
    control: 'textbox',
    answer: { kind: 'type', keys },
    isShown: true,
    sent: [sendsDigits ? keys : shown],
    look: shown,
    looksSameWhenStored: true,
    matching: [],
  };
}

/**
 * Another proposal of the visitor, which has passed the first step, and what the visitor does when the app offers it
 * (4.16).
 */
export function planOther(
  { hash, steps }: Pick<Journey, 'hash' | 'steps'>,
  random: Random,
): PlannedOther | undefined {
  const [first, second] = steps;
  const cpf = first?.kind === 'form' ? first.fields.find(({ wire }) => wire.key === 'cpf') : undefined;
  if (cpf?.answer?.kind !== 'type' || !second) return undefined;
  return {
    cpf: cpf.answer.keys,
    choice: random.pick(['new', 'continue', 'copy']),
    entry: {
      _id: `proposta-de-${hash}-antiga`,
      hashId: `${hash}-antiga`,
      currentStep: second.wire.slug,
      situation: 'em-preenchimento',
      productName: 'Crédito antigo',
      createdAt: '2026-05-04T13:20:00Z',
      value: 4321.5,
      stepName: second.wire.name,
      canFork: true,
    },
  };
}
