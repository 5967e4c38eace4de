import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Dialect } from './define-dialect.ts';
import { dialects, findDialect, nearestDialects } from './index.ts';
import { plain } from './plain.ts';

test('[16.2] every dialect file is registered under its name, the plain one first', () => {
  const files = readdirSync(new URL('.', import.meta.url))
    .filter(file => !/^(index|define-dialect|exemptions|.*\.test)\.ts$/.test(file))
    .map(file => file.replace('.ts', ''));
  expect(dialects.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
  expect(dialects[0]).toBe(plain);
});

test('[16.2] each dialect but the plain one changes something, and no two change the same', () => {
  const changes = dialects.map(({ id: _id, title: _title, story: _story, ...rest }) => JSON.stringify(rest));
  expect(new Set(changes).size).toBe(dialects.length);
  expect(new Set(dialects.map(({ title }) => title)).size).toBe(dialects.length);
});

test('[16.2a] the dialects cover every way in which a service may differ', () => {
  const valuesOf = (name: keyof Dialect) => new Set<unknown>(dialects.map(dialect => dialect[name]));
  expect(valuesOf('dates')).toEqual(new Set(['asSaved', 'isoDay', 'isoMidnightUtc', 'brazilian']));
  expect(valuesOf('writeAnswers')).toEqual(new Set(['everything', 'savedStep', 'proposalOnly']));
  expect(valuesOf('computedValue')).toEqual(new Set(['chosenAmount', 'atCreationOnly']));
  expect(valuesOf('absent')).toEqual(new Set(['asGiven', 'null', 'omitted']));
  expect(valuesOf('idempotencyKeys')).toEqual(new Set(['honoured', 'ignored']));
  expect(valuesOf('texts')).toEqual(new Set(['plain', 'escaped']));
  expect(valuesOf('encoding')).toEqual(new Set(['utf-8', 'iso-8859-1']));
  expect(valuesOf('reviewOfNone')).toEqual(new Set(['null', 'currentStep']));
  expect(valuesOf('unchangedStatus')).toEqual(new Set(['given', 'absent']));
  expect(valuesOf('statusSpelling')).toEqual(new Set(['asContract', 'capitals']));
  expect(valuesOf('listEntries')).toEqual(new Set(['tidy', 'untidy']));
  expect(valuesOf('fieldOrder')).toEqual(new Set(['same', 'turned']));
  expect(valuesOf('writesShow')).toEqual(new Set(['afterWrite', 'beforeWrite']));
  expect(valuesOf('retryAfter')).toEqual(new Set(['seconds', 'moment']));
  const disturbances = dialects.flatMap(dialect => Object.values(dialect.disturbances).flat());
  expect(new Set(disturbances.map(({ kind }) => kind))).toEqual(
    new Set(['refused', 'slow', 'reset', 'resetBeforeCommit', 'resetAfterCommit']),
  );
});

test('[10.6] [16.2] a dialect is found by its exact id, and a mistyped one has its nearest names', () => {
  expect(findDialect('bare-creation')?.id).toBe('bare-creation');
  expect(findDialect('constructor')).toBeUndefined();
  expect(nearestDialects('bare-creacion')[0]).toBe('bare-creation');
});
