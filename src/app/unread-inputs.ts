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
 */
export interface UnreadInputs {
  /** Reads all forms: the page is about to go (11.3). */
  readAll: () => void;
  stop: () => void;
}

export function readUnreadInputs(document: Document): UnreadInputs {
  /** What an input was last told to read: a control may refuse it. */
  const lastRead = new WeakMap<HTMLInputElement, string>();
  const readForm = (form: HTMLFormElement | null): void => {
    for (const input of form?.elements ?? []) {
      if (!(input instanceof HTMLInputElement) || !isUnread(input) || lastRead.get(input) === input.value)
        continue;
      lastRead.set(input, input.value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const read = ({ target }: Event): void => readForm(formOf(target));
  const events = ['change', 'focusin', 'submit'];
  for (const name of events) document.addEventListener(name, read, { capture: true });
  return {
    readAll() {
      for (const form of document.forms) readForm(form);
    },
    stop() {
      for (const name of events) document.removeEventListener(name, read, { capture: true });
    },
  };
}
