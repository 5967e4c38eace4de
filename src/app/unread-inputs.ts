/** Types of inputs that contain text. */
const TEXT_TYPES = new Set(['text', 'tel', 'email', 'search', 'number', 'url', 'password', 'date']);

/**
 * Whether the input contains text that the app has not received: the attribute `value` is the text that was drawn,
 * which React or the input's control has set. One-time codes are read by their own control.
 */
const isUnread = (input: HTMLInputElement): boolean =>
  TEXT_TYPES.has(input.type) &&
  !input.readOnly &&
  !input.disabled &&
  input.autocomplete !== 'one-time-code' &&
  input.hasAttribute('value') &&
  input.value !== input.defaultValue;

function formOf(target: EventTarget | null): HTMLFormElement | null {
  if (target instanceof HTMLFormElement) return target;
  return target instanceof HTMLInputElement || target instanceof HTMLButtonElement ? target.form : null;
}

export interface UnreadInputs {
  /** Reads all forms; called before the page closes (11.3). */
  readAll: () => void;
  stop: () => void;
}

/**
 * Some password managers, apps and assistive programs write into inputs and send only a `change` event, or none. So the
 * app reads the inputs of a form before it could overwrite them: when one changes, when the focus moves, and before a
 * submission. Each input that is read receives an ordinary `input` event, which the control handles like typing.
 */
export function watchUnreadInputs(document: Document): UnreadInputs {
  /**
   * The value with which each input was read last; a control may have rejected the value. An event of the browser is
   * newer: the visitor may have cleared the input, and the same value may come again.
   */
  const lastRead = new WeakMap<EventTarget, string>();
  const readForm = (form: HTMLFormElement | null): void => {
    if (!form) return;
    // Not `form.elements`: a checkbox with the key `elements` takes its place (12.4).
    for (const input of document.querySelectorAll('input')) {
      if (input.form !== form || !isUnread(input) || lastRead.get(input) === input.value) continue;
      const { value } = input;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      lastRead.set(input, value);
    }
  };
  const forget = ({ target }: Event): void => {
    if (target) lastRead.delete(target);
  };
  const read = ({ target }: Event): void => readForm(formOf(target));
  const events = ['change', 'focusin', 'submit'];
  for (const name of events) document.addEventListener(name, read, { capture: true });
  document.addEventListener('input', forget, { capture: true });
  return {
    readAll() {
      for (const form of document.forms) readForm(form);
    },
    stop() {
      for (const name of events) document.removeEventListener(name, read, { capture: true });
      document.removeEventListener('input', forget, { capture: true });
    },
  };
}
