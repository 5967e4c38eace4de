import { expect, test } from 'vitest';
import type { FieldValue } from '#journey/model/field.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { personal } from '#tests/flows/set-up-drafts.ts';
import { submissionWith } from './testing/submission-with.ts';
import { warnOfLostFiles } from './warn-of-lost-files.ts';

test.each<[string, Record<string, FieldValue>, boolean]>([
  ['lists no file of the field', { nome: 'Ana', foto: [] }, true],
  ['has cleared the field', { nome: 'Ana', foto: null }, true],
  ['lists the file', { nome: 'Ana', foto: [{ id: '', name: 'rg.jpg' }] }, false],
  ['does not list the field, which tells nothing about its files', { nome: 'Ana' }, false],
])('[7.10] [11.2] of a file that stays, a service that %s', (_, answers, isLost) => {
  const { context, state } = createContextWithoutService();
  state.proposal = proposalAt('endereco', { answers: { dados: answers } });
  const submission = submissionWith({ step: personal, data: { foto: ['rg.jpg'] } });
  expect(warnOfLostFiles(context, submission)).toBe(isLost);
  expect(state.toasts).toHaveLength(isLost ? 1 : 0);
});
