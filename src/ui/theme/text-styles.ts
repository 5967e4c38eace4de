/** The type scale: size, line height and weight of each style. */
const defineStyle = (size: string, fontWeight = 'normal') => ({
  fontSize: size,
  lineHeight: size,
  fontWeight,
});
const defineToken = <Style>(value: Style) => ({ value });

export const textStyles = {
  micro: defineToken(defineStyle('micro')),
  help: defineToken(defineStyle('help')),
  label: defineToken(defineStyle('label', 'semibold')),
  body: defineToken(defineStyle('body')),
  strong: defineToken(defineStyle('body', 'semibold')),
  lead: defineToken(defineStyle('lead')),
  /** Money in an input: large, right after 'R$'. */
  money: defineToken({
    ...defineStyle('body', 'semibold'),
    fontSize: 'money',
    fontVariantNumeric: 'tabular-nums',
  }),
  subtitle: defineToken({ ...defineStyle('lead', 'bold'), letterSpacing: 'tight' }),
  title: defineToken({
    fontSize: { base: 'title', md: 'titleLarge' },
    lineHeight: { base: 'title', md: 'titleLarge' },
    fontWeight: 'bold',
    letterSpacing: 'tight',
    textWrap: 'balance',
  }),
  amount: defineToken({
    ...defineStyle('amount', 'bold'),
    letterSpacing: 'tight',
    fontVariantNumeric: 'tabular-nums',
  }),
  button: defineToken(defineStyle('body', 'semibold')),
  /** For the technical line of an error. */
  technical: defineToken({ ...defineStyle('micro'), fontFamily: 'mono' }),
};
