import { defineRegistry } from '#shared/registry.ts';
import type { Conditional } from './conditional.ts';
import { displayBasedOnValues } from './display-based-on-values.ts';
import { readOnly } from './read-only.ts';
import { standard } from './standard.ts';
import { visualization } from './visualization.ts';

/** The conditionals of a field (3.26-3.29). */
export const conditionals = defineRegistry<Conditional>('conditional', [
  ['visualization', visualization],
  ['displayBasedOnValues', displayBasedOnValues],
  ['standard', standard],
  ['readOnly', readOnly],
]);

/** All kinds of conditionals; a field may have each of them. */
export const everyConditional: readonly Conditional[] = conditionals
  .names()
  .flatMap(name => conditionals.find(name) ?? []);
