import type { Page } from '@playwright/test';
import type { WalkAction } from '#scenarios/walk.ts';

/** Shorter values, such as a year, could stand anywhere by chance. Characters. */
const MIN_LENGTH = 5;

/** The texts that a walk types. Without CEPs, which go to another service (7.28). */
export const typedValuesOf = (walk: readonly WalkAction[]): ReadonlySet<string> =>
  new Set(
    walk.flatMap(action =>
      action.do === 'fill' && action.with.length >= MIN_LENGTH && action.field !== 'CEP' ? [action.with] : [],
    ),
  );

/** The encodings in which a text could contain a value. */
export function spellingsOf(value: string): string[] {
  const digits = value.replace(/\D/g, '');
  return [
    value,
    encodeURIComponent(value),
    Buffer.from(value).toString('base64').replace(/=+$/, ''),
    ...(digits.length >= 8 ? [digits] : []),
  ];
}

/** The traces of a page that anybody can read: its storages, cookies, address and the data layer of its partners. */
export const readExposedTexts = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    /** A storage that the browser denies contains nothing (8.13). */
    const readStorage = (read: () => string): string => {
      try {
        return read();
      } catch (error) {
        if (error instanceof DOMException && error.name === 'SecurityError') return '';
        throw error;
      }
    };
    return {
      localStorage: readStorage(() => JSON.stringify({ ...localStorage })),
      sessionStorage: readStorage(() => JSON.stringify({ ...sessionStorage })),
      cookies: readStorage(() => document.cookie),
      'data layer': JSON.stringify(Reflect.get(window, 'dataLayer') ?? []),
      address: location.href,
      history: JSON.stringify(history.state),
      title: document.title,
    };
  });

/** A sentence for each place that contains a value, in any encoding. */
export const findExposed = (
  values: ReadonlySet<string>,
  exposedTexts: Readonly<Record<string, string>>,
): string[] =>
  [...values].flatMap(value =>
    Object.entries(exposedTexts)
      .filter(([, text]) => spellingsOf(value).some(spelling => text.includes(spelling)))
      .map(([place]) => `the typed "${value}" stands in: ${place}`),
  );
