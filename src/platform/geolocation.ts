import type { Clock } from '#shared/clock.ts';
import type { Log } from './log.ts';

/** Degrees. Empty texts if the position is unknown, refused, not asked for, or takes too long (4.17). */
export interface Coordinates {
  latitude?: number | '';
  longitude?: number | '';
}

export const UNKNOWN_POSITION: Coordinates = { latitude: '', longitude: '' };

export interface Geolocation {
  /**
   * Always resolves, within 10 s (9.4). Start it at the press and await it in parallel with other checks (assumption
   * 4.17).
   */
  locate(): Promise<Coordinates>;
}

/** The part of `navigator.geolocation` that is used. */
export interface GeolocationSource {
  getCurrentPosition(
    onPosition: (position: { coords: { latitude: number; longitude: number } }) => void,
    onError: (error: { code: number }) => void,
    options: PositionOptions,
  ): void;
}

/** Milliseconds. */
const TIME_LIMIT = 10_000;
/** Code of a GeolocationPositionError. */
const PERMISSION_DENIED = 1;

export function createGeolocation(
  source: GeolocationSource | undefined,
  { clock, log }: { clock: Clock; log: Log },
): Geolocation {
  let isDenied = false;
  let wasLogged = false;

  const ask = (from: GeolocationSource) =>
    new Promise<Coordinates>(resolve => {
      // The browser's time limit does not include its permission question, so this function limits the time as well.
      const controller = new AbortController();
      const finish = (coordinates: Coordinates) => {
        controller.abort();
        resolve(coordinates);
      };
      clock.sleep(TIME_LIMIT, controller.signal).then(
        () => finish(UNKNOWN_POSITION),
        () => undefined,
      );
      try {
        from.getCurrentPosition(
          ({ coords }) => finish({ latitude: coords.latitude, longitude: coords.longitude }),
          error => {
            isDenied ||= error.code === PERMISSION_DENIED;
            finish(UNKNOWN_POSITION);
          },
          { enableHighAccuracy: true, timeout: TIME_LIMIT, maximumAge: 0 },
        );
      } catch {
        finish(UNKNOWN_POSITION);
      }
    });

  return {
    async locate() {
      if (!source) {
        if (!wasLogged) log.report('Geolocalização não é suportada pelo navegador.');
        wasLogged = true;
        return UNKNOWN_POSITION;
      }
      return isDenied ? UNKNOWN_POSITION : ask(source);
    },
  };
}
