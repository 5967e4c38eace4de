import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { applyDepartures } from '#mocks/dialect/apply-departures.ts';
import type { JournalEntry } from '#mocks/journal.ts';
import type { Departure } from '#scenarios/dialects/define-dialect.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { contradicts } from './deviation.ts';
import { departuresOf, dialectFile } from './dialect-file.ts';
import type { Confrontation } from './ledger.ts';
import { confront, type Json, journalAsHar, mockSession, withOtherAnswers } from './testing/confront.ts';

const journal = await mockSession();

const contradictionsOf = ({ deviations }: Confrontation): string[] =>
  deviations
    .filter(contradicts)
    .map(({ operation, status, pointer, kind, observed, code }) =>
      [operation, status, pointer, kind, observed, code].join(' '),
    )
    .sort();

/** The session as a service with these departures answers it. */
const journalWith = (departures: readonly Departure[]): JournalEntry[] =>
  journal.map(call =>
    call.operation === null
      ? call
      : {
          ...call,
          body: applyDepartures(departures, {
            operation: call.operation,
            status: call.status ?? 0,
            body: call.body,
          }),
        },
  );

const snakeCaseJournal = withOtherAnswers(journal, (body, { operation }) => {
  if (operation !== 'createProposal' && operation !== 'updateStep') return {};
  const { currentStep, stepStatus, ...rest } = body.data ?? {};
  return { body: { ...body, data: { ...rest, current_step: currentStep, step_status: stepStatus } } };
});

const otherValuesJournal = withOtherAnswers(journal, (body, { operation }) => {
  if (operation === 'proposalDetails')
    return { body: { ...body, data: { ...body.data, createdAt: '22/11/2026' } } };
  if (operation !== 'getSystem') return {};
  const steps = Object.values(body.data?.steps ?? {}).map(step => ({
    ...step,
    name: null,
    state: 'partiallyPaused',
  }));
  return { body: { ...body, data: { ...body.data, steps } } };
});

const missingMembersJournal = withOtherAnswers(journal, (body, { operation }) => {
  if (operation !== 'getSystem') return {};
  const { steps, ...rest } = body.data ?? {};
  const stepsWithoutNames = Object.values(steps ?? {}).map(({ name: _name, ...step }) => step);
  return { body: { ...body, data: { ...rest, steps: stepsWithoutNames } } };
});

test.each<[string, readonly JournalEntry[]]>([
  ['renames members', snakeCaseJournal],
  ['sends other values and codes', otherValuesJournal],
  ['leaves members out', missingMembersJournal],
])('[16.5f] a service that %s becomes a dialect with the same contradictions', async (_, recordedSession) => {
  const { confrontation } = await confront(journalAsHar(recordedSession));
  const { departures, unplayable } = departuresOf(confrontation);
  expect(unplayable).toEqual([]);
  const secondConfrontation = await confront(journalAsHar(journalWith(departures)));
  expect(contradictionsOf(secondConfrontation.confrontation)).toEqual(contradictionsOf(confrontation));
  expect(contradictionsOf(confrontation)).not.toEqual([]);
});

test('[16.5] a status that contradicts the contract is listed as unplayable, because no dialect can play it', async () => {
  const { confrontation } = await confront(
    journalAsHar(
      withOtherAnswers(journal, (_, { operation }) =>
        operation === 'getSystem' ? { status: 422, body: { message: 'Confira.' } } : {},
      ),
    ),
  );
  const { departures, unplayable } = departuresOf(confrontation);
  expect(departures).toEqual([]);
  expect(unplayable.join('\n')).toContain('getSystem 422, answer status');
});

test.each([
  ['that a recorded value contains', 'marina'],
  ['that is common in Brazil', 'larissa'],
])('[16.5] [12.10] a name %s may be personal and is in no dialect', async (_, name) => {
  const { confrontation } = await confront(
    journalAsHar(
      withOtherAnswers(journal, (body, { operation }) => {
        if (operation !== 'getSystem') return {};
        const steps = Object.values(body.data?.steps ?? {}).map(step => ({ ...step, state: name }));
        return { body: { ...body, data: { ...body.data, steps } } };
      }),
    ),
  );
  const { departures, unplayable } = departuresOf(confrontation);
  expect(dialectFile('recorded', departures) + unplayable.join()).not.toContain(name);
  expect(unplayable).not.toEqual([]);
});

test('[16.5] the written file declares the dialect and can be imported', async () => {
  const { confrontation } = await confront(journalAsHar(otherValuesJournal));
  const { departures } = departuresOf(confrontation);
  const file = path.join(createTemporaryFolder('dialect-'), 'recorded-service.ts');
  const definition = path.resolve('scenarios/dialects/define-dialect.ts');
  const text = dialectFile('recorded-service', departures);
  writeFileSync(file, text.replace('./define-dialect.ts', definition));
  const module: { recordedService: Json } = await import(/* @vite-ignore */ file);
  expect(module.recordedService).toMatchObject({ id: 'recorded-service', departures });
  expect(readFileSync(file, 'utf8')).toContain("pointer: '/data/steps/*/state'");
});
