/** Resolves after this time (ms) of the real clock, which no scenario moves. */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));
