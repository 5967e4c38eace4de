import type { Option } from '#journey/model/field.ts';

/** First (1) or last (-1) option that can be chosen; -1 when there is none. */
export function edgeOption(options: readonly Option[], from: 1 | -1): number {
  return from === 1
    ? options.findIndex(each => !each.disabled)
    : options.findLastIndex(each => !each.disabled);
}

/**
 * The option `step` places after the one at `index`, passing over disabled ones; stays at the end it has reached.
 * Going down from -1 gives the first one, going up from -1 the last one.
 */
export function nextOption(options: readonly Option[], index: number, step: number): number {
  const direction = step > 0 ? 1 : -1;
  const start = index < 0 ? (direction === 1 ? -1 : options.length) : index;
  const target = Math.max(0, Math.min(options.length - 1, index < 0 ? start + direction : start + step));
  for (let at = target; at >= 0 && at < options.length; at += direction)
    if (!options[at]?.disabled) return at;
  for (let at = target; at >= 0 && at < options.length; at -= direction)
    if (!options[at]?.disabled) return at;
  return -1;
}
