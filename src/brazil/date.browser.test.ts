import { expect, test } from 'vitest';

/**
 * Makes `Intl` behave like an engine that writes month, day, year for `en-CA` (WebKit with CLDR 42). Call it before
 * `date.ts` is loaded.
 */
function makeIntlWriteMonthFirst(): void {
  const { formatToParts } = Intl.DateTimeFormat.prototype;
  const formatMonthFirst = function (this: Intl.DateTimeFormat, date?: Date | number): string {
    const parts = new Map(formatToParts.call(this, date).map(({ type, value }) => [type, value]));
    return `${parts.get('month')}/${parts.get('day')}/${parts.get('year')}`;
  };
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      return formatMonthFirst.bind(this);
    },
  });
  Date.prototype.toLocaleDateString = function () {
    return formatMonthFirst.call(new Intl.DateTimeFormat(), this);
  };
}

test('[5.18] [9.33] today, a past birth date and a moment are read correctly in an engine that writes 11/22/2026 for en-CA', async () => {
  makeIntlWriteMonthFirst();
  expect(new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' }).format(Date.UTC(2026, 10, 22))).toBe(
    '11/22/2026',
  );
  const { isFuture, momentInSaoPaulo, parseDate, isoDayAt } = await import('./date.ts');
  const now = Date.UTC(2026, 10, 22, 12);
  expect(isoDayAt(now)).toBe('2026-11-22');
  const birthDate = parseDate('12/03/1985');
  expect(birthDate && isFuture(birthDate, now)).toBe(false);
  expect(momentInSaoPaulo('2026-11-22T01:30:00Z')).toEqual({
    day: { year: 2026, month: 11, day: 21 },
    time: '22:30',
  });
});
