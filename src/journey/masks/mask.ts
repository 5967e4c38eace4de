import {
  type MaskitoOptions,
  type MaskitoPlugin,
  type MaskitoPostprocessor,
  type MaskitoPreprocessor,
  maskitoTransform,
} from '@maskito/core';
import { cleanText } from '#shared/clean-text.ts';
import type { InputHints } from '../fields/keyboards.ts';
import type { PictureName } from '../model/picture-name.ts';

/**
 * How a text is formatted during typing (3.33). `options` must keep its identity, because a new object would build the
 * mask of the input again.
 */
export interface Mask extends MaskTraits {
  readonly options: MaskitoOptions;
  /** Any text (typed, pasted, autofilled) -> the text in the input. Never throws. */
  apply(text: string): string;
  /**
   * A value of the service -> the text in the input; `undefined` if the mask would drop a part of it (assumption 3.33).
   * Never throws.
   */
  fromWire(text: string): string | undefined;
  /** The text without the separators of a code; the text of any other mask unchanged. */
  plain(text: string): string;
  /** The number of typed characters in a text, and the most that can be typed. Characters of the mask do not count. */
  lengthOf(text: string): TypedLength;
}

/** The properties of a mask that apply to each field with it. */
export interface MaskTraits {
  /** Keyboard and autofill of the input; `undefined`: the validator and the key of the field decide. */
  readonly keyboard: InputHints | undefined;
  /** `half`: the text needs at most half a column, so two such fields share a row on a desktop. */
  readonly width: 'half' | 'full';
  /**
   * `code`: letters, digits and hidden digits, whose separators mean nothing. `text`: every character counts, as in a
   * name or an amount.
   */
  readonly holds: 'code' | 'text';
  /** The meaning of the text. A complete CEP or CPF starts a lookup (5.29), a field for an account a phase (2.52). */
  readonly content: 'cep' | 'cpf' | 'account' | 'none';
  /** The picture for a form with such a field in the tutorial (2.5). */
  readonly picture: PictureName | undefined;
  /**
   * The number of digits of every value, if it is always the same: a service that stores the value as a number has lost
   * the zeros in front.
   */
  readonly digitCount?: number;
  /**
   * The code in a pasted, autofilled or stored text, without the words around it or a country code. A text without
   * exactly one code stays unchanged. Absent: the mask finds it by itself.
   */
  codeIn?(text: string): string;
  /**
   * Reads a value of the service, which may have another spelling than typed texts; `undefined` if it is unreadable.
   * Absent: the value is masked.
   */
  readWire?(text: string): string | undefined;
  /**
   * Why the mask has refused the last input of this element; '' if it has not. Absent: no refusal needs a reason, such
   * as that of a letter in a number.
   */
  refusalIn?(element: EventTarget): string;
  /** False for a text that is possible during typing but not as a final value. Absent: every text is valid. */
  isWellFormed?(text: string): boolean;
  /**
   * True for a complete text in which the service hides characters: no validator can check it. Absent: nothing is
   * hidden.
   */
  hidesCharacters?(text: string): boolean;
  /** The text as it is shown where nobody types it. Absent: it is shown in full. */
  hide?(text: string): string;
}

export interface TypedLength {
  /** The number of typed characters in the text. */
  typed: number;
  /** The most characters that can be typed; Infinity if the mask sets no limit. */
  capacity: number;
}

type Slots = Extract<MaskitoOptions['mask'], readonly unknown[]>;

/** The number of characters that the mask did not add. */
function countTyped(text: string, slots: Slots): number {
  let position = 0;
  let typed = 0;
  for (const character of text) {
    while (typeof slots[position] === 'string' && slots[position] !== character) position += 1;
    if (typeof slots[position] !== 'string') typed += 1;
    position += 1;
  }
  return typed;
}

function typedLengthOf(
  text: string,
  { mask }: MaskitoOptions,
  maxCharacters: number | undefined,
): TypedLength {
  const slots =
    typeof mask === 'function' ? mask({ value: text, selection: [text.length, text.length] }) : mask;
  if (!Array.isArray(slots)) return { typed: text.length, capacity: Number.POSITIVE_INFINITY };
  const capacity = maxCharacters ?? slots.filter(slot => typeof slot !== 'string').length;
  return { typed: countTyped(text, slots), capacity };
}

/**
 * Creates a mask. It first cleans typed and pasted text (`cleanText`), then drops characters that it does not allow.
 */
export function defineMask(
  declared: MaskitoOptions,
  /** `maxCharacters`: the most characters that can be typed into a mask that grows with the text. */
  { maxCharacters, ...traits }: MaskTraits & { maxCharacters?: number },
): Mask {
  const { codeIn = keepText } = traits;
  const options: MaskitoOptions = {
    ...declared,
    preprocessors: [rewriteInput(text => codeIn(cleanText(text))), ...(declared.preprocessors ?? [])],
    plugins: [...(declared.plugins ?? []), holdFullWidthComposition],
  };
  const apply = (text: string): string => maskitoTransform(text, options);
  const plain = traits.holds === 'code' ? withoutSeparators : keepText;
  /** A mask that changes the case of letters drops nothing. */
  const isSame = (a: string, b: string): boolean => inUpperCase(plain(a)) === inUpperCase(plain(b));
  const readMasked = (text: string): string | undefined => {
    const shown = apply(text);
    return shown === text || isSame(shown, codeIn(cleanText(text))) ? shown : undefined;
  };
  return {
    options,
    apply,
    fromWire: traits.readWire ?? readMasked,
    plain,
    lengthOf: text => typedLengthOf(text, options, maxCharacters),
    ...traits,
  };
}

const keepText = (text: string): string => text;

const withoutSeparators = (text: string): string => text.replace(/[^\p{L}\p{N}*]/gu, '');

/**
 * Input methods compose full-width digits, which the mask replaces by ordinary ones. During the composition the app
 * gets no such text: it would write the ordinary digits into the input, and the input method would add its own beside
 * them.
 */
const holdFullWidthComposition: MaskitoPlugin = element => {
  let hasStoppedEvent = false;
  const stopEvent = (event: Event): void => {
    if (!('isComposing' in event && event.isComposing) || cleanText(element.value) === element.value) return;
    hasStoppedEvent = true;
    event.stopPropagation();
  };
  const report = (): void => {
    if (!hasStoppedEvent) return;
    hasStoppedEvent = false;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  element.addEventListener('input', stopEvent);
  element.addEventListener('compositionend', report);
  return () => {
    element.removeEventListener('input', stopEvent);
    element.removeEventListener('compositionend', report);
  };
};

export const DIGIT = /\d/;
const LETTER = /[A-Za-z]/;
const LETTER_OR_DIGIT = /[0-9A-Za-z]/;

const SLOTS: ReadonlyMap<string, RegExp> = new Map([
  ['#', DIGIT],
  ['@', LETTER],
  ['*', LETTER_OR_DIGIT],
]);

/** The slots of a template such as '###-@*': # a digit, @ a letter, * a digit or letter; other characters are fixed. */
export const slotsOf = (template: string): (string | RegExp)[] =>
  [...template].map(character => SLOTS.get(character) ?? character);

/** A postprocessor that rewrites the whole text. The caret stays after the same letters even if ß becomes SS. */
export const rewriteText =
  (rewrite: (text: string) => string): MaskitoPostprocessor =>
  ({ value, selection: [from, to] }) => ({
    value: rewrite(value),
    selection: [rewrite(value.slice(0, from)).length, rewrite(value.slice(0, to)).length],
  });

/** A Greek letter with two accents has no single capital: its parts are composed, as they are when they are typed. */
const inUpperCase = (text: string): string => text.toUpperCase().normalize('NFC');

/** A postprocessor that converts the text to upper case. */
export const toUpperCase = rewriteText(inUpperCase);

/**
 * Finds a code whose letters the mask could not tell from the words around it: `Placa: ABC-1234`. The pattern describes
 * a complete code. A text with none, or with several, stays unchanged.
 */
export function findCode(pattern: RegExp): (text: string) => string {
  const withBorders = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.source})(?![\\p{L}\\p{N}])`, 'gu');
  return text => {
    if (text.length < MIN_CODE) return text;
    const [code, ...others] = text.match(withBorders) ?? [];
    return code === undefined || others.length > 0 ? text : code;
  };
}

/** Shorter texts, such as typed characters, hold no complete code. */
const MIN_CODE = 7;

/**
 * A preprocessor that refuses a character typed before others, also over a selection, if the mask would drop one of the
 * others in its favour.
 */
export const refuseWithoutRoom =
  (mask: MaskitoOptions['mask']): MaskitoPreprocessor =>
  ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const [from, to] = selection;
    const isTypedBefore = action === 'insert' && data.length === 1 && to < value.length;
    const isRefused = isTypedBefore && !holdsAll(mask, value.slice(0, from) + data + value.slice(to));
    return { elementState, data: isRefused ? '' : data };
  };

const holdsAll = (mask: MaskitoOptions['mask'], text: string): boolean =>
  withoutSeparators(maskitoTransform(text, { mask })) === withoutSeparators(text);

/** A preprocessor that rewrites typed, pasted or autofilled text before the mask processes it. */
export const rewriteInput = (rewrite: (text: string) => string): MaskitoPreprocessor => {
  const rewriteAll = rewriteText(rewrite);
  return ({ elementState, data }, action) => {
    if (action === 'insert') return { elementState, data: rewrite(data) };
    return {
      elementState: action === 'validation' ? rewriteAll(elementState, elementState) : elementState,
      data,
    };
  };
};

/**
 * Options of a mask that refuses some characters, for texts of any length. The refused ones are removed in one pass
 * before the mask runs; the library would process a long paste once per character.
 */
export function withoutCharacters(refusedCharacters: RegExp): MaskitoOptions {
  return { mask: ANYTHING, preprocessors: [rewriteInput(text => text.replace(refusedCharacters, ''))] };
}

/**
 * Options of a mask for letters and blanks. Punctuation between two letters that come at once, by a paste or autofill,
 * becomes a blank, because 'MariaClara' is another name than 'Maria-Clara'. An apostrophe divides no words.
 * @param letters a character class without its brackets.
 */
export function lettersOnly(letters: string): MaskitoOptions {
  const betweenWords = new RegExp(`(?<=[${letters}]) *(?:(?!['‘’])\\p{P})+ *(?=[${letters}])`, 'gu');
  const refused = new RegExp(`[^${letters} ]`, 'gu');
  return {
    mask: ANYTHING,
    preprocessors: [rewriteInput(text => text.replace(betweenWords, ' ').replace(refused, ''))],
  };
}

/** The mask of the library that allows every text. */
export const ANYTHING = /^[\s\S]*$/;
