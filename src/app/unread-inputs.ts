/** Inputs that people and browsers write text into. */
const WRITTEN = new Set(['text', 'tel', 'email', 'search', 'number', 'url', 'password', 'date']);

/**
 * Something stands in the input that nobody has told the app: React keeps the attribute `value` at what it has drawn.
 * A code that comes by message is read by its own control.
 */
const isUnread = (input: HTMLInputElement): boolean =>
  WRITTEN.has(input.type) &&
  !input.readOnly &&
  !input.disabled &&
  input.autocomplete !== 'one-time-code' &&
  input.hasAttribute('value') &&
  input.value !== input.defaultValue;

function formOf(target: EventTarget | null): HTMLFormElement | null {
  if (target instanceof HTMLFormElement) return target;
  return target instanceof HTMLInputElement || target instanceof HTMLButtonElement ? target.form : null;
}

/**
 * Some password managers, apps and assistive programs write into inputs and send a `change` event only, or none. What
 * stands in the inputs of a form is read before the app could write over it: when one of them changes, when the focus
 * moves, and before the form is submitted. Each input hears an ordinary `input` event, so its control treats it as typed.
 *
 * @returns how to stop.
 */
export function readUnreadInputs(document: Document): () => void {
  /** What an input was last told to read: a control may refuse it. */
  const told = new WeakMap<HTMLInputElement, string>();
  const read = ({ target }: Event): void => {
    for (const input of formOf(target)?.elements ?? []) {
      if (!(input instanceof HTMLInputElement) || !isUnread(input) || told.get(input) === input.value)
        continue;
      told.set(input, input.value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const events = ['change', 'focusin', 'submit'];
  for (const name of events) document.addEventListener(name, read, { capture: true });
  return () => {
    for (const name of events) document.removeEventListener(name, read, { capture: true });
  };
}
