/** A form under measurement. Both forms have the same methods, so that both are measured in the same way. */
export interface BenchForm {
  /** Renders the empty form and waits until it is painted. */
  mount(): Promise<void>;
  /** Unmounts the form, like a step that has been submitted. */
  unmount(): void;
  /** Presses the button that sends the form. */
  submit(): void;
  /** The number of errors that the form shows under fields. */
  errors(): number;
  input(key: string): HTMLElement | null;
}
