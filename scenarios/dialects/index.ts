import { nearestNames } from '../nearest-names.ts';
import { absentMembers } from './absent-members.ts';
import { bareCreation } from './bare-creation.ts';
import { brazilianDays } from './brazilian-days.ts';
import type { Dialect } from './define-dialect.ts';
import { escapedTexts } from './escaped-texts.ts';
import { impatient } from './impatient.ts';
import { isoDays } from './iso-days.ts';
import { latin1 } from './latin-1.ts';
import { midnightUtc } from './midnight-utc.ts';
import { newHashAtCreation } from './new-hash-at-creation.ts';
import { noOrder } from './no-order.ts';
import { nulls } from './nulls.ts';
import { plain } from './plain.ts';
import { proposalOnly } from './proposal-only.ts';
import { savedStepOnly } from './saved-step-only.ts';
import { shallowNewHash } from './shallow-new-hash.ts';
import { textScalars } from './text-scalars.ts';
import { unknownNames } from './unknown-names.ts';

/** Every dialect, the plain one first. */
export const dialects: readonly Dialect[] = [
  plain,
  newHashAtCreation,
  savedStepOnly,
  proposalOnly,
  bareCreation,
  shallowNewHash,
  midnightUtc,
  isoDays,
  brazilianDays,
  textScalars,
  nulls,
  absentMembers,
  unknownNames,
  noOrder,
  escapedTexts,
  latin1,
  impatient,
];

export const findDialect = (id: string | null): Dialect | undefined =>
  dialects.find(dialect => dialect.id === id);

/** Similar ids, for a misspelt one. */
export const nearestDialects = (id: string): string[] =>
  nearestNames(
    id,
    dialects.map(dialect => dialect.id),
  );
