/** Console lines for developers. */
export interface Log {
  /**
   * Writes a failure. `line` is a fixed text with a code and an operation, without any part of an answer and without
   * personal data (12.10), because production writes it, too. `detail` is written only outside production.
   */
  report(line: string, detail?: unknown): void;
  /** True outside production: details and original messages may be shown (2.55). */
  readonly showsDetails: boolean;
  /** Writes information that is not a failure. The rules of `report` apply to the text. */
  note(line: string): void;
}

export interface LogOptions {
  console: Pick<Console, 'warn' | 'info'>;
  isProduction: boolean;
}

export function createLog({ console, isProduction }: LogOptions): Log {
  return {
    showsDetails: !isProduction,
    report(line, detail) {
      if (isProduction || detail === undefined) console.warn(line);
      else console.warn(line, detail);
    },
    note(line) {
      console.info(line);
    },
  };
}
