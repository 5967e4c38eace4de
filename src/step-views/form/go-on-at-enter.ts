import type { KeyboardEvent } from 'react';

/** Inputs that a visitor sees: the calendar of a date, which is invisible, is not in the tab order. */
const INPUTS =
  'input:enabled:not([type=hidden], [type=file], [tabindex="-1"]), select:enabled, textarea:enabled';

/**
 * On a touch screen, Enter in an input whose key is labelled "próximo" moves the focus to the next input (13.7). iOS
 * sends Enter for that key, which would submit a form with empty inputs. Elsewhere Enter submits.
 */
export function goOnAtEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  const isNextKey =
    event.key === 'Enter' &&
    !event.defaultPrevented &&
    !event.nativeEvent.isComposing &&
    target instanceof HTMLInputElement &&
    target.enterKeyHint === 'next' &&
    window.matchMedia('(pointer: coarse)').matches;
  if (!isNextKey) return;
  const inputs = [...currentTarget.querySelectorAll<HTMLElement>(INPUTS)].filter(
    input => input.getClientRects().length > 0,
  );
  const next = inputs[inputs.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
