import { nearestNames } from '../nearest-names.ts';
import { absentMembers } from './absent-members.ts';
import { bareCreation } from './bare-creation.ts';
import { behind } from './behind.ts';
import { brazilianDays } from './brazilian-days.ts';
import type { Dialect } from './define-dialect.ts';
import { escapedTexts } from './escaped-texts.ts';
import { impatient } from './impatient.ts';
import { isoDays } from './iso-days.ts';
import { latin1 } from './latin-1.ts';
import { loudStatus } from './loud-status.ts';
import { midnightUtc } from './midnight-utc.ts';
import { newHashAtCreation } from './new-hash-at-creation.ts';
import { noOrder } from './no-order.ts';
import { nulls } from './nulls.ts';
import { ownValue } from './own-value.ts';
import { pauseAsMoment } from './pause-as-moment.ts';
import { plain } from './plain.ts';
import { proposalOnly } from './proposal-only.ts';
import { reviewAtCurrent } from './review-at-current.ts';
import { savedStepOnly } from './saved-step-only.ts';
import { shallowNewHash } from './shallow-new-hash.ts';
import { silentStatus } from './silent-status.ts';
import { textScalars } from './text-scalars.ts';
import { turnedFields } from './turned-fields.ts';
import { unknownNames } from './unknown-names.ts';
import { untidyLists } from './untidy-lists.ts';

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
  reviewAtCurrent,
  silentStatus,
  loudStatus,
  untidyLists,
  turnedFields,
  behind,
  pauseAsMoment,
  ownValue,
];

export const findDialect = (id: string | null): Dialect | undefined =>
  dialects.find(dialect => dialect.id === id);

/** Similar ids, for a misspelt one. */
export const nearestDialects = (id: string): string[] =>
  nearestNames(
    id,
    dialects.map(dialect => dialect.id),
  );
