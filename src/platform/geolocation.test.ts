import { expect, test } from 'vitest';
import { createManualClock } from '#tests/support/memory-platform.ts';
import { createGeolocation, type GeolocationSource } from './geolocation.ts';

const unknown = { latitude: '', longitude: '' };

type PositionRequest = Parameters<GeolocationSource['getCurrentPosition']>;

function setUpGeolocation(answerRequest: (...ask: PositionRequest) => void) {
  const clock = createManualClock();
  const requestOptions: PositionOptions[] = [];
  const lines: string[] = [];
  const source: GeolocationSource = {
    getCurrentPosition(...ask) {
      requestOptions.push(ask[2]);
      answerRequest(...ask);
    },
  };
  const log = { report: (line: string) => void lines.push(line), showsDetails: true, note: () => undefined };
  return { clock, requestOptions, lines, log, geolocation: createGeolocation(source, { clock, log }) };
}

test('[7.40a] [4.17, 7.40, 9.4] the position is requested with high accuracy, within ten seconds and without a cache; only its degrees are returned', async () => {
  const { requestOptions, geolocation } = setUpGeolocation(onPosition =>
    onPosition({ coords: { latitude: -23.55, longitude: -46.63 } }),
  );
  expect(await geolocation.locate()).toEqual({ latitude: -23.55, longitude: -46.63 });
  expect(requestOptions).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 }]);
});

test('[4.17] coordinates are empty on failure, and the next write requests them again', async () => {
  const { requestOptions, geolocation } = setUpGeolocation((_found, failed) => failed({ code: 2 }));
  expect(await geolocation.locate()).toEqual(unknown);
  expect(await geolocation.locate()).toEqual(unknown);
  expect(requestOptions).toHaveLength(2);
});

test('[4.17] after a denial coordinates are empty at once for this visit', async () => {
  const { requestOptions, geolocation } = setUpGeolocation((_found, failed) => failed({ code: 1 }));
  expect(await geolocation.locate()).toEqual(unknown);
  expect(await geolocation.locate()).toEqual(unknown);
  expect(requestOptions).toHaveLength(1);
});

test('[9.4] an unanswered permission request of the browser delays a write by at most ten seconds', async () => {
  const { clock, geolocation } = setUpGeolocation(() => undefined);
  let answer: unknown;
  void geolocation.locate().then(coordinates => {
    answer = coordinates;
  });
  await clock.advance(9_999);
  expect(answer).toBeUndefined();
  await clock.advance(1);
  expect(answer).toEqual(unknown);
});

test('an answer in time leaves no timer behind', async () => {
  const { clock, geolocation } = setUpGeolocation(onPosition =>
    onPosition({ coords: { latitude: 1, longitude: 2 } }),
  );
  await geolocation.locate();
  expect(clock.sleepingCount()).toBe(0);
});

test('a browser that throws counts as a failure', async () => {
  const { geolocation } = setUpGeolocation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await geolocation.locate()).toEqual(unknown);
});

test('[8.18] a browser without geolocation is reported once', async () => {
  const { clock, log, lines } = setUpGeolocation(() => undefined);
  const geolocation = createGeolocation(undefined, { clock, log });
  expect(await geolocation.locate()).toEqual(unknown);
  expect(lines).toHaveLength(1);
  await geolocation.locate();
  expect(lines).toEqual(['Geolocalização não é suportada pelo navegador.']);
});
