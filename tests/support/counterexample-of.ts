import fc from 'fast-check';

/**
 * The report of fast-check about a value for which a property does not hold; `undefined` if it holds for every tried
 * one.
 */
export const counterexampleOf = <Values>(
  property: fc.IProperty<Values>,
  settings?: fc.Parameters<Values>,
): string | undefined => fc.defaultReportMessage(fc.check(property, settings));
