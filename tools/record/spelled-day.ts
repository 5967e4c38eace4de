const MONTHS = [
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

interface Day {
  year: string;
  month: string;
  day: string;
}

/** The day of a text as YYYY-MM-DD, with or without a time, or undefined. */
export function isoDayOf(text: string): string | undefined {
  const iso = /^(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text)?.[1];
  const [, day, month, year] = /^(\d{2})[/.-]?(\d{2})[/.-]?(\d{4})$/.exec(text) ?? [];
  return iso ?? (year === undefined ? undefined : `${year}-${month}-${day}`);
}

const dayOf = (iso: string): Day => {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { year, month, day };
};

/** Source of an expression for the spellings of a day, in a text without accents: `07/03/81`, `7 de marco de 1981`. */
export function spelledDay(iso: string): string {
  const { year, month, day } = dayOf(iso);
  const [plainDay, plainMonth] = [`0?${Number(day)}`, `0?${Number(month)}`];
  return [
    `${year}[-/.]?${month}[-/.]?${day}`,
    `${plainDay}[-/. ]{0,2}${plainMonth}[-/. ]{0,2}(?:${year}|${year.slice(2)})`,
    `${plainDay}(?:º|o)? de ${MONTHS[Number(month) - 1] ?? month} de ${year}`,
  ].join('|');
}

/** Writes another day in the spelling of a match of `spelledDay`. */
export function writeDayLike(match: string, iso: string): string {
  const { year, month, day } = dayOf(iso);
  if (/[a-z]{3}/i.test(match)) return `${Number(day)} de ${MONTHS[Number(month) - 1] ?? month} de ${year}`;
  const separator = /\D+/.exec(match)?.[0] ?? '';
  if (/^\d{4}\D|^(?:19|20)\d{6}$/.test(match)) return [year, month, day].join(separator);
  const hasShortYear = !/\d{4}$/.test(match);
  return [day, month, hasShortYear ? year.slice(2) : year].join(separator);
}
