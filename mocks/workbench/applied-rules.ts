/** The beginning of the console line by which the app says the rules that it applies. */
const ruleLine = '[proposta] rules: ';

/** A rule of the app that applies to the product, bank or lender of the link, and what it was recognised by. */
export interface AppliedRule {
  name: string;
  /** In Portuguese. */
  recognisedBy: string;
}

const reasons: Readonly<Record<string, string>> = {
  name: 'pelo nome',
  deployment: 'pelo identificador da instalação',
  steps: 'pelas etapas',
};

/**
 * The rules that a console line of the app names, such as `fgts (name: fgts), bank-theme (deployment: 64f1)`;
 * empty when none applies, `undefined` for any other line. The workbench runs the app from outside, so the
 * line is all that it sees of them.
 */
export function appliedRulesIn(line: string): AppliedRule[] | undefined {
  if (!line.startsWith(ruleLine)) return undefined;
  return [...line.slice(ruleLine.length).matchAll(/([\w-]+) \((\w+)(?:: ([^)]*))?\)/g)].map(
    ([, name = '', kind = '', evidence = '']) => ({
      name,
      recognisedBy: [reasons[kind] ?? kind, evidence && `“${evidence}”`]
        .filter(text => text !== '')
        .join(' '),
    }),
  );
}
