/** The attributes for keyboards, password managers and spell checkers (13.7), with React's names. */
export interface InputHints {
  readonly type: 'text' | 'tel' | 'email';
  readonly inputMode: 'text' | 'numeric' | 'tel' | 'email';
  /** A token of the HTML standard, or 'off'. */
  readonly autoComplete: string;
  readonly autoCapitalize: 'none' | 'words' | 'characters' | 'sentences';
  readonly spellCheck: boolean;
  readonly enterKeyHint: 'next';
}

const codeHints: InputHints = {
  type: 'text',
  inputMode: 'text',
  autoComplete: 'off',
  autoCapitalize: 'sentences',
  spellCheck: false,
  enterKeyHint: 'next',
};
const digits: InputHints = { ...codeHints, inputMode: 'numeric', autoCapitalize: 'none' };

/** The keyboards that kinds, masks and validators choose from. */
export const keyboards = {
  plain: codeHints,
  digits,
  /** Letters are possible: a CNPJ has them since July 2026, plates, RG and accounts always could. */
  code: { ...codeHints, autoCapitalize: 'characters' },
  words: { ...codeHints, autoCapitalize: 'words' },
  phone: { ...digits, type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  postalCode: { ...digits, autoComplete: 'postal-code' },
  email: {
    ...codeHints,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
  },
} as const satisfies Readonly<Record<string, InputHints>>;
