import { expect, test } from 'vitest';
import { retryPauseOf } from './retry-pause.ts';

const moment = new Date(2026, 10, 22, 14, 32).getTime();

test('[4.28] a pause of up to two minutes shows its seconds, a longer one its end as a time of day; a screen reader always hears the time of day', () => {
  const description = 'O serviço pediu uma pausa. Disponível a partir das 14h32.';
  expect(retryPauseOf(moment, 12)).toEqual({ text: 'em 12 s', description });
  expect(retryPauseOf(moment, 120)).toEqual({ text: 'em 120 s', description });
  expect(retryPauseOf(moment, 121)).toEqual({ text: 'a partir das 14h32', description });
  expect(retryPauseOf(moment, 0)).toBeUndefined();
});
