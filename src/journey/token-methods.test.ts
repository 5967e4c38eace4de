import { expect, test } from 'vitest';
import { proposalWith } from './simulation/testing/sample.ts';
import { configurationWith } from './testing/configuration-with.ts';
import { stepWith } from './testing/step-with.ts';
import { tokenMethodsOf, tokenSlugOf } from './token-methods.ts';

const sms = { method: 'sms', target: '(11) 9****-1234' };
const email = { method: 'email', target: 'm***@exemplo.com.br' };
const config = configurationWith({
  steps: [stepWith({ slug: 'dados' }), stepWith({ slug: 'token', order: 1, tokenMethods: [email] })],
});

const createFacts = (): Parameters<typeof tokenMethodsOf>[0] => ({
  config: undefined,
  proposal: undefined,
  confirmation: { backTo: undefined, methods: [] },
});

test('[7.20] the call names the step that was left, else the current one of the service, else the first, else a name of its own', () => {
  const state = createFacts();
  expect(tokenSlugOf(state)).toBe('tokenValidation');
  state.config = configurationWith();
  expect(tokenSlugOf(state)).toBe('tokenValidation');
  state.config = config;
  expect(tokenSlugOf(state)).toBe('dados');
  state.proposal = { ...proposalWith({}), currentStep: '' };
  expect(tokenSlugOf(state)).toBe('dados');
  state.proposal = { ...proposalWith({}), currentStep: 'endereco' };
  expect(tokenSlugOf(state)).toBe('endereco');
  state.confirmation.backTo = { kind: 'completion' };
  expect(tokenSlugOf(state)).toBe('endereco');
  state.confirmation.backTo = { kind: 'step', slug: 'token' };
  expect(tokenSlugOf(state)).toBe('token');
});

test('[2.23] the ways to receive a code are those of the step, else those of the service, else SMS', () => {
  const state = createFacts();
  expect(tokenMethodsOf(state)).toEqual([{ method: 'sms', target: '' }]);
  state.config = config;
  expect(tokenMethodsOf(state)).toEqual([{ method: 'sms', target: '' }]);
  state.confirmation.methods = [sms];
  expect(tokenMethodsOf(state)).toEqual([sms]);
  state.confirmation.backTo = { kind: 'step', slug: 'token' };
  expect(tokenMethodsOf(state)).toEqual([email]);
});
