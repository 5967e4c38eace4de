import { expect, test } from 'vitest';
import { operationIndex } from '#mocks/engine.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { withoutSurplus } from './without-surplus.ts';

const checkedBody = (id: OperationId, status: number, body: unknown) => {
  const operation = operationIndex.find(id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return withoutSurplus(operation, status, 'application/json', body);
};

const outcome = { _id: 'p1', currentStep: 'endereco', situation: 'em-preenchimento' };

test('[10.9] a member that no schema names is no contradiction: it is left out of a recorded answer', () => {
  const body = { message: 'Salvo.', data: { ...outcome, loyalty: { points: 1 } }, 'a/b': [] };
  expect(checkedBody('updateStep', 200, body)).toEqual({
    body: { message: 'Salvo.', data: outcome },
    complaints: [],
    surplusCount: 2,
  });
  expect(body.data.loyalty).toEqual({ points: 1 });
  expect(checkedBody('updateStep', 200, { data: outcome })).toMatchObject({
    complaints: [],
    surplusCount: 0,
  });
});

test('[10.9] an answer with a contradiction stays whole, and only the contradiction is reported', () => {
  const body = { message: 4, loyalty: { points: 1 } };
  const checked = checkedBody('updateStep', 422, body);
  expect(checked).toEqual({ body, complaints: ['answer/message must be string,null'], surplusCount: 0 });
  // A name that the contract has elsewhere may stand in the wrong place.
  const misplaced = { message: 'Confira.', slug: 'endereco' };
  expect(checkedBody('updateStep', 422, misplaced)).toMatchObject({
    body: misplaced,
    complaints: ['answer must NOT have additional properties (slug)'],
  });
  const errors = { message: 'Confira.', errors: { banco: 'x', dados: { endereco: 'x' } } };
  expect(checkedBody('updateStep', 422, errors)).toMatchObject({ body: errors, surplusCount: 0 });
});
