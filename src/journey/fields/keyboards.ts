/** The attributes of an input for keyboards, password managers and spell checkers (13.7), by their names in React. */
export interface InputHints {
  /** Not 'tel': the HTML standard allows neither `tel-national` nor `one-time-code` on it. The keyboard is the same. */
  readonly type: 'text' | 'email';
  readonly inputMode: 'text' | 'numeric' | 'tel' | 'email';
  /** A token of the HTML standard, or 'off'. */
  readonly autoComplete: string;
  readonly autoCapitalize: 'none' | 'words' | 'characters' | 'sentences';
  readonly spellCheck: boolean;
  readonly enterKeyHint: 'next';
}

const plain: InputHints = {
  type: 'text',
  inputMode: 'text',
  autoComplete: 'off',
  autoCapitalize: 'sentences',
  spellCheck: false,
  enterKeyHint: 'next',
};
const digits: InputHints = { ...plain, inputMode: 'numeric', autoCapitalize: 'none' };

/** The keyboards for kinds, masks and validators. */
export const keyboards = {
  plain,
  digits,
  /** For codes with letters: plates, RG, accounts and, since July 2026, CNPJs. */
  code: { ...plain, autoCapitalize: 'characters' },
  words: { ...plain, autoCapitalize: 'words' },
  phone: { ...digits, inputMode: 'tel', autoComplete: 'tel-national' },
  postalCode: { ...digits, autoComplete: 'postal-code' },
  email: {
    ...plain,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
  },
} as const satisfies Readonly<Record<string, InputHints>>;
