import { expect, test } from 'vitest';

/**
 * An engine whose `format` writes month, day and year for `en-CA`, as WebKit did with CLDR 42: only the parts can be
 * relied on. The test replaces it before the file is loaded.
 */
function writeMonthFirst(): void {
  const { formatToParts } = Intl.DateTimeFormat.prototype;
  const monthFirst = function (this: Intl.DateTimeFormat, date?: Date | number): string {
    const parts = new Map(formatToParts.call(this, date).map(({ type, value }) => [type, value]));
    return `${parts.get('month')}/${parts.get('day')}/${parts.get('year')}`;
  };
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      return monthFirst.bind(this);
    },
  });
  Date.prototype.toLocaleDateString = function () {
    return monthFirst.call(new Intl.DateTimeFormat(), this);
  };
}

test('[5.18] [9.33] a birth date is not in the future where Intl writes 11/22/2026 for en-CA', async () => {
  writeMonthFirst();
  expect(new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC' }).format(Date.UTC(2026, 10, 22))).toBe(
    '11/22/2026',
  );
  const { isFuture, momentInSaoPaulo, parseDate, todayIso } = await import('./date.ts');
  const now = Date.UTC(2026, 10, 22, 12);
  expect(todayIso(now)).toBe('2026-11-22');
  const birthDate = parseDate('12/03/1985');
  expect(birthDate && isFuture(birthDate, now)).toBe(false);
  expect(momentInSaoPaulo('2026-11-22T01:30:00Z')).toEqual({
    day: { year: 2026, month: 11, day: 21 },
    time: '22:30',
  });
});
