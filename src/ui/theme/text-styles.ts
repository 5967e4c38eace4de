/** The type scale: size, line height and weight of each style. */
const style = (size: string, fontWeight = 'normal') => ({ fontSize: size, lineHeight: size, fontWeight });
const entry = <Style>(value: Style) => ({ value });

export const textStyles = {
  micro: entry(style('micro')),
  help: entry(style('help')),
  label: entry(style('label', 'semibold')),
  body: entry(style('body')),
  strong: entry(style('body', 'semibold')),
  lead: entry(style('lead')),
  /** Money in an input: large, right after 'R$'. */
  money: entry({ ...style('body', 'semibold'), fontSize: 'money', fontVariantNumeric: 'tabular-nums' }),
  subtitle: entry({ ...style('lead', 'bold'), letterSpacing: 'tight' }),
  title: entry({
    fontSize: { base: 'title', md: 'titleLarge' },
    lineHeight: { base: 'title', md: 'titleLarge' },
    fontWeight: 'bold',
    letterSpacing: 'tight',
    textWrap: 'balance',
  }),
  amount: entry({ ...style('amount', 'bold'), letterSpacing: 'tight', fontVariantNumeric: 'tabular-nums' }),
  button: entry(style('body', 'semibold')),
  /** For the technical line of an error. */
  technical: entry({ ...style('micro'), fontFamily: 'mono' }),
};
