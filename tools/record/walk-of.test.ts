import { expect, test } from 'vitest';
import { isChosen } from '#journey/fields/choice-members.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { buildField } from '#journey/form/build-field.ts';
import { field } from '#scenarios/products/define-product.ts';
import { products } from '#scenarios/products/index.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import type { UnknownName } from '#scenarios/wire.ts';
import { type KnownFields, knownFieldsIn, pseudonymKindOf } from './known-fields.ts';
import type { RecordedCall } from './session.ts';
import { walkOf } from './walk-of.ts';

const step = products[0]?.steps[0];
if (!step) throw new Error('There is no step.');

/** A form with one field of this kind. */
function knownFieldsWith(component: string): KnownFields {
  const onlyField = field({
    _id: 'f',
    key: 'campo',
    label: 'Campo',
    component: component as UnknownName, // the app may know it before the contract does
    rules: [],
  });
  return {
    steps: [{ ...step, fields: [onlyField] } as KnownFields['steps'][number]], // a step of the contract
    fields: new Map([['campo', onlyField]]),
    lists: new Map(),
  };
}

const replyOf = (body: unknown): RecordedCall['answer'] => ({
  kind: 'reply',
  status: 200,
  body,
  complaints: [],
  surplusCount: 0,
});

/** The actions of a visitor who has sent this value in a field of this kind. */
function actionsFor(component: string, value: unknown): readonly WalkAction[] {
  const submission: RecordedCall = {
    number: 1,
    entry: 1,
    operation: 'createProposal',
    path: {},
    body: { data: { campo: value } },
    isPoll: false,
    answer: replyOf({}),
    afterReload: false,
  };
  const { walk } = walkOf([submission], knownFieldsWith(component));
  return walk.filter(action => 'field' in action);
}

/** A value of the lender's service as a kind of the app reads and shows it. */
function decoded(component: string, value: unknown) {
  const kind = fieldKinds.find(component);
  const declared = buildField({ key: 'campo', component });
  const read = kind?.fromWire(value, declared) ?? null;
  return { read, shown: kind?.show(read, declared) ?? '' };
}

test.each(fieldKinds.names())(
  '[10.9] [3.32] a recorded answer to a field of the kind %s becomes what a visitor does at its control',
  component => {
    const sp = { value: 'SP', label: 'São Paulo' };
    const { read } = decoded(component, sp);
    if (isChosen(read)) {
      expect(actionsFor(component, sp)).toEqual([{ do: 'choose', field: 'Campo', option: 'São Paulo' }]);
    } else if (Array.isArray(read) && read.some(isChosen)) {
      expect(actionsFor(component, [sp])).toEqual([{ do: 'check', field: 'São Paulo' }]);
    } else if (decoded(component, 500).shown.startsWith('R$')) {
      expect(actionsFor(component, 500)).toEqual([{ do: 'fill', field: 'Campo', with: '500,00' }]);
    } else if (fieldKinds.find(component)?.isAgreement) {
      expect(actionsFor(component, true)).toEqual([{ do: 'check', field: 'Campo' }]);
    } else if (fieldKinds.find(component)?.carries !== 'value') {
      expect(actionsFor(component, 'foto.jpg')).toEqual([]);
      return;
    } else {
      expect(actionsFor(component, 'Rua')).toEqual([{ do: 'fill', field: 'Campo', with: 'Rua' }]);
    }
    const isTyped = actionsFor(component, 'Rua').some(action => action.do === 'fill');
    const isNumber =
      decoded(component, 500).read !== '500' && typeof decoded(component, 500).read === 'number';
    expect(pseudonymKindOf('campo', 'Rua', knownFieldsWith(component)) === 'kept').toBe(!isTyped || isNumber);
  },
);

test('[10.9] a field of a kind that the app does not know is recorded as typed text', () => {
  expect(actionsFor('holograma', 'Rua')).toEqual([{ do: 'fill', field: 'Campo', with: 'Rua' }]);
  expect(pseudonymKindOf('campo', 'Rua', knownFieldsWith('holograma'))).toBe('text');
});

test('[10.9] [16.2] the first step of a service that names no order is the first in the list', () => {
  const stepsWithoutOrder = (products[0]?.steps ?? []).map(({ order: _, ...rest }) => rest);
  const call = { path: {}, body: {}, isPoll: false, afterReload: false };
  const calls: RecordedCall[] = [
    {
      ...call,
      number: 1,
      entry: 1,
      operation: 'getSystem',
      answer: replyOf({ data: { steps: stepsWithoutOrder } }),
    },
    { ...call, number: 2, entry: 2, operation: 'createProposal', answer: replyOf({}) },
  ];
  const { walk, notes } = walkOf(calls, knownFieldsIn(calls));
  expect(walk).toContainEqual({ do: 'waitFor', heading: step.name });
  expect(notes).toEqual([]);
});

test('[10.9] [16.2] a step keeps its place if an answer about it alone names no order', () => {
  const [first, second, third] = products[0]?.steps ?? [];
  const { order: _, ...thirdAlone } = third ?? {};
  const call = { path: {}, body: {}, isPoll: false, afterReload: false };
  const calls: RecordedCall[] = [
    {
      ...call,
      number: 1,
      entry: 1,
      operation: 'getSystem',
      answer: replyOf({ data: { steps: [third, second, first] } }),
    },
    { ...call, number: 2, entry: 2, operation: 'showStep', answer: replyOf({ data: thirdAlone }) },
  ];
  expect(knownFieldsIn(calls).steps).toEqual([first, second, third]);
});

test('[10.9] a submission whose step no answer describes ends the walk with a note', () => {
  const submission: RecordedCall = {
    number: 1,
    entry: 1,
    operation: 'createProposal',
    path: {},
    body: {},
    isPoll: false,
    answer: replyOf({}),
    afterReload: false,
  };
  const { walk, notes } = walkOf([submission], knownFieldsIn([submission]));
  expect(walk).toEqual([{ do: 'open' }]);
  expect(notes).toEqual([
    'The walk ends before call 1 (createProposal): no answer of the recording describes its step.',
  ]);
});
