/** A form under measurement. Both forms have the same methods, so that both are measured in the same way. */
export interface BenchForm {
  /** Renders the empty form and waits until it is painted. */
  mount(): Promise<void>;
  /** Unmounts the form, like a step that has been submitted. */
  unmount(): void;
  /** Submits the form, as a press on its button does. */
  submit(): void;
  /** The number of errors that the form shows under fields. */
  countErrors(): number;
  findInput(key: string): HTMLElement | null;
}
