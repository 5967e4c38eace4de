import type { FieldValue, Option } from '#journey/model/field.ts';

/** A list that a field chooses from (3.36). `options` is kept by reference: lists may be long and are never edited. */
export interface OptionsSlice {
  status: 'initial' | 'loading' | 'success' | 'error';
  options: readonly Option[];
  message: string;
  /** What the list was asked for, so that the same question is not asked twice. */
  reference: string;
  /** When it may be asked for again (Retry-After): milliseconds since 1970. Absent: at once. */
  retryAt?: number;
}

/** One field of the step in view. `options` is replaced as a whole. */
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
 * One field of the form in view, with its own listeners. A form of two hundred fields makes two hundred of them at once and
 * reads each at every drawing: a proxy that watches everything inside would be a good part of what that costs (14.3).
 */
export class WatchedField implements FieldState {
  #now: FieldState;
  readonly #listeners = new Set<() => void>();

  constructor(field: FieldState) {
    this.#now = field;
  }

  /** The field as it is now. Another object once anything has changed, and never changed itself. */
  get now(): Readonly<FieldState> {
    return this.#now;
  }

  /** Tells at once of every change. Answers how to stop. */
  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => void this.#listeners.delete(changed);
  }

  /** Takes several properties in one go; the same ones again change nothing. */
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
