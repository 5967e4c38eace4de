import type { Dialect } from '#scenarios/dialects/define-dialect.ts';

const brazilian = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Writes a day in the form of a dialect. Any other text stays as it is. */
export function formatDay(form: Dialect['dates'], text: string): string {
  const [, day, month, year] = brazilian.exec(text) ?? putDayFirst(iso.exec(text)) ?? [];
  if (day === undefined || month === undefined || year === undefined) return text;
  switch (form) {
    case 'asSaved':
      return text;
    case 'isoDay':
      return `${year}-${month}-${day}`;
    case 'isoMidnightUtc':
      return `${year}-${month}-${day}T00:00:00.000Z`;
    case 'brazilian':
      return `${day}/${month}/${year}`;
  }
}

const putDayFirst = (match: RegExpExecArray | null): (string | undefined)[] | undefined =>
  match ? [match[0], match[3], match[2], match[1]] : undefined;
