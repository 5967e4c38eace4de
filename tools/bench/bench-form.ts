/** A form under measurement. Both kinds answer to the same calls, so that what is measured is the same. */
export interface BenchForm {
  /** Everything up to the empty form, painted. */
  mount(): Promise<void>;
  /** Takes it down, as a step that is answered is. */
  unmount(): void;
  /** Presses the button that sends the form. */
  submit(): void;
  /** How many errors stand under fields now. */
  errors(): number;
  input(key: string): HTMLElement | null;
}
