import type { Surroundings } from './surroundings.ts';

/** What looks after the surroundings is no part of the first step (14.1). What cannot be fetched is done without. */
export function attendLater(around: Surroundings): { begin: () => void; stop: () => void } {
  let begun = false;
  let stop = (): void => undefined;
  let stopped = false;
  return {
    begin() {
      if (begun) return;
      begun = true;
      import('./surroundings.ts')
        .then(part => {
          if (!stopped) stop = part.attendSurroundings(around);
        })
        .catch(() => undefined);
    },
    stop() {
      stopped = true;
      stop();
    },
  };
}
