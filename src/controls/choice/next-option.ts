import type { Option } from '#journey/model/field.ts';

/** First (1) or last (-1) option that is not disabled; -1 for none. */
export function edgeOption(options: readonly Option[], direction: 1 | -1): number {
  return direction === 1
    ? options.findIndex(option => !option.disabled)
    : options.findLastIndex(option => !option.disabled);
}

/**
 * The option `step` places after `index`, without disabled ones; stops at the end. Down from -1 returns the first
 * option, up from -1 the last.
 */
export function nextOption(options: readonly Option[], index: number, step: number): number {
  const direction = step > 0 ? 1 : -1;
  const start = index < 0 ? (direction === 1 ? -1 : options.length) : index;
  const target = Math.max(0, Math.min(options.length - 1, index < 0 ? start + direction : start + step));
  for (let candidate = target; candidate >= 0 && candidate < options.length; candidate += direction)
    if (!options[candidate]?.disabled) return candidate;
  for (let candidate = target; candidate >= 0 && candidate < options.length; candidate -= direction)
    if (!options[candidate]?.disabled) return candidate;
  return -1;
}
