import type { ConfigData, HtmlValidate } from 'html-validate';

/**
 * The rules that judge our pages: the content model, ids, attributes and ARIA of the HTML standard, and the techniques
 * of WCAG that can be read in the markup. Rules of style are not among them.
 */
const RULES: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: ['html5'],
  rules: {
    'input-attributes': 'error',
    'input-missing-label': 'error',
    'missing-doctype': 'error',
    'no-missing-references': 'error',
    // ARIA allows a name for a list. The stricter setting allows one for controls and landmarks only.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Advice, no rule of the standard: our list has a search and our progress has the colours of the lender.
    'prefer-native-element': 'off',
    // The title of a group is its `aria-labelledby`, because the title stands in a row with its hint and its help.
    'wcag/h71': 'off',
    // The companies are searched while the visitor types; Enter sends a form with one input without any button.
    'wcag/h32': 'off',
  },
};

/** A dialog hides the page from screen readers and keeps the focus (`src/ui/open-layers.ts`), without `inert`. */
const RULES_BEHIND_DIALOG: ConfigData = {
  ...RULES,
  rules: { ...RULES.rules, 'hidden-focusable': 'off' },
};
const DIALOG = ' aria-modal="true"';

/** Characters of the page in a message. */
const EXCERPT_LENGTH = 160;

let judge: HtmlValidate | undefined;

/** At the first page, because the configuration of Vite, which every command reads, leads to this file. */
async function createJudge(): Promise<HtmlValidate> {
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate');
  return new HtmlValidate(new StaticConfigLoader({ root: true }));
}

/** The mistakes in the markup of a whole page, a line each. */
export async function findMarkupMistakes(html: string): Promise<string[]> {
  judge ??= await createJudge();
  const rules = html.includes(DIALOG) ? RULES_BEHIND_DIALOG : RULES;
  const { results } = await judge.validateString(html, rules);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => {
      const excerpt = html.slice(Math.max(0, offset - 1), offset + EXCERPT_LENGTH);
      return `${ruleId}: ${message}: ${excerpt}`;
    }),
  );
}
