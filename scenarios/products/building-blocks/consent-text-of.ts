/** The parts of the terms to which the visitor consents. */
export interface TermsDetails {
  title: string;
  opening: string;
  /** Heading and text of each clause, numbered in their order. */
  clauses: readonly (readonly [heading: string, text: string])[];
  /** Uses of the personal data, as a list under the last clause. */
  uses?: readonly string[];
}

/** Returns the terms as the service sends them: HTML, which the app sanitises before it shows it (2.41). */
export function consentTextOf({ title, opening, clauses, uses = [] }: TermsDetails): string {
  const numberedClauses = clauses.map(
    ([heading, text], index) => `<h3>${index + 1}. ${heading}</h3>\n<p>${text}</p>`,
  );
  const usesList = uses.length === 0 ? [] : [`<ul>${uses.map(use => `<li>${use}</li>`).join('')}</ul>`];
  return [`<h2>${title}</h2>`, `<p>${opening}</p>`, ...numberedClauses, ...usesList].join('\n');
}
