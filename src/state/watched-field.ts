import type { FieldValue, Option } from '#journey/model/field.ts';

/**
 * The list that a field chooses from (3.36). `options` is kept by reference: lists may be long and are never edited.
 */
export interface OptionsSlice {
  status: 'initial' | 'loading' | 'success' | 'error';
  options: readonly Option[];
  message: string;
  /** The value that the list was requested for, so that the same request is not repeated. */
  reference: string;
  /** When it may be requested again (Retry-After): milliseconds since 1970. Absent: at once. */
  retryAt?: number;
}

/** One field of the current step. `options` is replaced as a whole. */
export interface FieldState {
  value: FieldValue;
  visible: boolean;
  required: boolean;
  readOnly: boolean;
  label: string;
  error: string;
  options: OptionsSlice;
}

/**
 * One field of the current form, with its own listeners. A form of two hundred fields creates two hundred of them at
 * once and reads each at every rendering; a proxy that tracks everything inside would be a large part of that cost
 * (14.3).
 */
export class WatchedField implements FieldState {
  #now: FieldState;
  readonly #listeners = new Set<() => void>();

  constructor(field: FieldState) {
    this.#now = field;
  }

  /** The current values. A new object after every change; never mutated. */
  get now(): Readonly<FieldState> {
    return this.#now;
  }

  /** Calls the listener synchronously at every change. Returns a function that unsubscribes it. */
  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  }

  /** Sets several properties at once; unchanged values have no effect. */
  take(next: FieldState): void {
    const now = this.#now;
    const differs =
      now.value !== next.value ||
      now.error !== next.error ||
      now.visible !== next.visible ||
      now.options !== next.options ||
      now.label !== next.label ||
      now.readOnly !== next.readOnly ||
      now.required !== next.required;
    if (!differs) return;
    this.#now = next;
    for (const changed of this.#listeners) changed();
  }

  get value(): FieldValue {
    return this.#now.value;
  }
  set value(value: FieldValue) {
    this.take({ ...this.#now, value });
  }
  get visible(): boolean {
    return this.#now.visible;
  }
  set visible(visible: boolean) {
    this.take({ ...this.#now, visible });
  }
  get required(): boolean {
    return this.#now.required;
  }
  set required(required: boolean) {
    this.take({ ...this.#now, required });
  }
  get readOnly(): boolean {
    return this.#now.readOnly;
  }
  set readOnly(readOnly: boolean) {
    this.take({ ...this.#now, readOnly });
  }
  get label(): string {
    return this.#now.label;
  }
  set label(label: string) {
    this.take({ ...this.#now, label });
  }
  get error(): string {
    return this.#now.error;
  }
  set error(error: string) {
    this.take({ ...this.#now, error });
  }
  get options(): OptionsSlice {
    return this.#now.options;
  }
  set options(options: OptionsSlice) {
    this.take({ ...this.#now, options });
  }
}
