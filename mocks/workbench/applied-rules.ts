/** The beginning of the console line in which the app lists the rules that it applies. */
const ruleLine = '[proposta] rules: ';

/** A rule of the app that applies to the product, bank or lender of the link, and the evidence for it. */
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
 * Reads the rules from a console line of the app, such as `fgts (name: fgts), bank-theme (deployment: 64f1)`; empty if
 * none applies, `undefined` for any other line. The workbench has no other access to the rules.
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
