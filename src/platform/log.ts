/** One console line for the developers of whoever runs this. */
export interface Log {
  /**
   * `line` is a fixed text: a code and an operation, nothing of an answer and nothing personal (12.10), since it is written in production too.
   * `detail` is written outside production only.
   */
  report(line: string, detail?: unknown): void;
}

export interface LogOptions {
  console: Pick<Console, 'warn'>;
  production: boolean;
}

export function createLog({ console, production }: LogOptions): Log {
  return {
    report(line, detail) {
      if (production || detail === undefined) console.warn(line);
      else console.warn(line, detail);
    },
  };
}
