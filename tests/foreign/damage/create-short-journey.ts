import type { Contract } from '../contract.ts';
import { createPlainForm } from '../create-plain-form.ts';
import { createSystem } from '../create-system.ts';
import { createAmountField } from '../fields/amount-fields.ts';
import { createBoxField } from '../fields/box-fields.ts';
import { createBoxesField, createChoiceField } from '../fields/choice-fields.ts';
import { createDateField } from '../fields/date-fields.ts';
import type { FieldContext, MadeField } from '../fields/field-context.ts';
import { createPart } from '../fields/looked-up-groups.ts';
import { createTextField } from '../fields/text-fields.ts';
import { fillPattern } from '../fill-pattern.ts';
import type { Journey, OptionList, PlannedForm, PlannedStep } from '../journey.ts';
import { knownAddress } from '../known-address.ts';
import { createOffer } from '../offers.ts';
import { createRandom, type Random } from '../random.ts';
import { readStepKnowledge } from '../step-knowledge.ts';
import type { Wire } from '../wire.ts';
import { createLookUp } from './create-look-up.ts';

const MIDDLES = ['none', 'visitorWait', 'serviceWait', 'code', 'simulation', 'summary'] as const;
type Middle = (typeof MIDDLES)[number];

/** A journey of two forms with at most one other step between them. */
export function createShortJourney(seed: number, contract: Contract): Journey {
  const random = createRandom(seed);
  const lists = new Map<string, OptionList>();
  let count = 0;
  const context: FieldContext = { random, lists, nextNumber: () => ++count };
  const ofAddress = { ...context, random: createRandom(seed, 'address') };
  const address = ofAddress.random.chance(0.25) ? createAddress(ofAddress) : undefined;
  const first = createForm(context, 0, [
    ...(address ? [() => address.code] : []),
    createTextField,
    createAmountField,
    createChoiceField,
    createDateField,
    createBoxField,
    ...(address?.parts.map(part => () => part) ?? []),
    ...createLookUp({ ...context, random: createRandom(seed, 'look-up') }).map(field => () => field),
  ]);
  const middle = createMiddle(MIDDLES[seed % MIDDLES.length] ?? 'none', random, contract);
  const last = createForm(context, 2, [createTextField, createChoiceField, createBoxesField]);
  return {
    seed,
    hash: `avariada-${seed}`,
    opening: { hashName: 'agx_hash', tokens: {}, redoStep: undefined, landing: undefined },
    other: undefined,
    system: createSystem(seed, random),
    steps: [first, ...middle, { ...last, isCompleted: random.chance(0.5) }, createEnd()],
    lists,
    earlyEnd: undefined,
    isLiberal: false,
    hasBareCreation: random.chance(0.2),
    echo: random.pick(['all', 'step', 'none']),
    storedAs: random.pick(['sent', 'respelled']),
    isPhone: random.chance(0.5),
  };
}

/**
 * A postal code, whose look-up fills the rest of the address. A part that it fills otherwise, or not at all, is typed.
 */
function createAddress(context: FieldContext): { code: MadeField; parts: MadeField[] } {
  const { cep, logradouro, bairro, localidade } = knownAddress;
  const shownCode = fillPattern('#####-###', cep);
  const create = (
    key: string,
    label: string,
    component: 'cep' | 'text',
    keys: string,
    look: string,
  ): MadeField =>
    createPart(context, { key, label, component, answer: { kind: 'type', keys }, look, sent: [look] });
  return {
    code: create('cep', 'CEP da residência', 'cep', cep, shownCode),
    parts: [
      create('logradouro', 'Rua ou avenida', 'text', logradouro, logradouro),
      create('bairro', 'Bairro da casa', 'text', bairro, bairro),
      create('cidade', 'Cidade da casa', 'text', localidade, localidade),
    ],
  };
}

const createEnd = (): PlannedStep => ({ kind: 'end', wire: createStep('finished', 3) });

const createStep = (type: string, order: number, fields: readonly MadeField[] = []): Wire['step'] => ({
  _id: `passo-${order}`,
  slug: `etapa-${order}`,
  name: `Etapa de número ${order + 1}`,
  description: 'Leia com atenção.',
  order,
  // The list of step types is open, and the names that the contract lists are read from its files.
  stepType: {
    _id: `tipo-${order}`,
    label: '',
    slug: type as Wire['step']['stepType']['slug'],
    unique: false,
  },
  fields: fields.map(({ wire }) => wire),
});

function createForm(
  context: FieldContext,
  order: number,
  makers: readonly ((context: FieldContext) => MadeField)[],
): PlannedForm {
  const fields = makers.map(make => make(context));
  return createPlainForm(createStep('form', order, fields), fields);
}

function createMiddle(kind: Middle, random: Random, contract: Contract): PlannedStep[] {
  const wait = {
    kind: 'wait',
    duration: 1000,
    result: random.chance(0.5) ? 'success' : undefined,
    reloads: false,
  } as const;
  switch (kind) {
    case 'none':
      return [];
    case 'visitorWait':
      return [{ ...wait, wire: createStep('facematch', 1), begunBy: 'visitor' }];
    case 'serviceWait':
      return [{ ...wait, wire: createStep('creditAnalysis', 1), begunBy: 'service' }];
    case 'code': {
      const wire = createStep('tokenValidation', 1);
      wire.tokenValidationMethods = [{ method: 'sms', target: '(11) 9****-4321' }];
      return [{ kind: 'code', wire, code: random.digits(6) }];
    }
    case 'simulation': {
      const type = random.pick(readStepKnowledge(contract).simulations);
      return [{ kind: 'simulation', wire: createStep(type, 1), offer: createOffer(type, random) }];
    }
    case 'summary':
      return [{ kind: 'summary', wire: createStep('review', 1) }];
  }
}
