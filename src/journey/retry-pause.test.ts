import { expect, test } from 'vitest';
import { retryPauseOf } from './retry-pause.ts';

const endOfPause = new Date(2026, 10, 22, 14, 32).getTime();

test('[4.28] a pause of up to two minutes has a countdown, a longer one a time of day; the description always has the time of day', () => {
  const description = 'O serviço pediu uma pausa. Disponível a partir das 14h32.';
  expect(retryPauseOf(endOfPause, 12)).toEqual({ text: 'em 12 s', description });
  expect(retryPauseOf(endOfPause, 120)).toEqual({ text: 'em 120 s', description });
  expect(retryPauseOf(endOfPause, 121)).toEqual({ text: 'a partir das 14h32', description });
  expect(retryPauseOf(endOfPause, 0)).toBeUndefined();
});
