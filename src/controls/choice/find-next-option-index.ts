import type { Option } from '#journey/model/field.ts';

/** Index of the first (direction 1) or last (direction -1) option that is not disabled; -1 if there is none. */
export function findEdgeOptionIndex(options: readonly Option[], direction: 1 | -1): number {
  return direction === 1
    ? options.findIndex(option => !option.disabled)
    : options.findLastIndex(option => !option.disabled);
}

/**
 * Index of the option `step` positions after `index`, within the list. Disabled options are skipped in the direction of
 * the step; if no other option follows there, in the opposite direction. From -1, a step down leads to the first option
 * and a step up to the last.
 */
export function findNextOptionIndex(options: readonly Option[], index: number, step: number): number {
  const direction = step > 0 ? 1 : -1;
  const start = index < 0 ? (direction === 1 ? -1 : options.length) : index;
  const target = Math.max(0, Math.min(options.length - 1, index < 0 ? start + direction : start + step));
  for (let candidate = target; candidate >= 0 && candidate < options.length; candidate += direction)
    if (!options[candidate]?.disabled) return candidate;
  for (let candidate = target; candidate >= 0 && candidate < options.length; candidate -= direction)
    if (!options[candidate]?.disabled) return candidate;
  return -1;
}
