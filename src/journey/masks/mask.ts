import {
  type MaskitoOptions,
  type MaskitoPlugin,
  type MaskitoPostprocessor,
  type MaskitoPreprocessor,
  maskitoTransform,
} from '@maskito/core';
import { plainText } from '#shared/plain-text.ts';
import type { InputHints } from '../fields/keyboards.ts';
import type { PictureName } from '../model/next-action.ts';

/**
 * How a text is formatted while it is typed (3.33). `options` must keep its identity: a new object would rebuild the
 * input's mask.
 */
export interface Mask extends MaskTraits {
  readonly options: MaskitoOptions;
  /** Any text (from the service, autofill, a draft) -> the text in the input. Never throws. */
  apply(text: string): string;
  /** The length of a text and the maximum of that length, both without the characters that the mask adds. */
  lengthOf(text: string): TypedLength;
}

/** Properties of a mask that concern its fields. */
export interface MaskTraits {
  /** Keyboard and autofill of its input; `undefined`: the validator and the key of the field decide. */
  readonly keyboard: InputHints | undefined;
  /** `half`: the text needs at most half a column, so two such fields share a row on a desktop. */
  readonly width: 'half' | 'full';
  /** The meaning of its text: CEP and CPF are looked up once complete (5.29), an account starts a phase (2.52). */
  readonly content: 'cep' | 'cpf' | 'account' | 'none';
  /** The subject of a form with it, for the tutorial (2.5). */
  readonly picture: PictureName | undefined;
  /** False for a text that is possible while typing but not as a final value. Absent: every text is fine. */
  isWellFormed?(text: string): boolean;
}

export interface TypedLength {
  typed: number;
  /** The most characters that can be typed; Infinity if the mask sets no limit. */
  capacity: number;
}

type Slots = Extract<MaskitoOptions['mask'], readonly unknown[]>;

/** Counts the characters that the mask did not add. */
function typedIn(text: string, slots: Slots): number {
  let position = 0;
  let typed = 0;
  for (const character of text) {
    while (typeof slots[position] === 'string' && slots[position] !== character) position += 1;
    if (typeof slots[position] !== 'string') typed += 1;
    position += 1;
  }
  return typed;
}

function lengthIn(text: string, { mask }: MaskitoOptions, maxCharacters: number | undefined): TypedLength {
  const slots =
    typeof mask === 'function' ? mask({ value: text, selection: [text.length, text.length] }) : mask;
  if (!Array.isArray(slots)) return { typed: text.length, capacity: Number.POSITIVE_INFINITY };
  const capacity = maxCharacters ?? slots.filter(slot => typeof slot !== 'string').length;
  return { typed: typedIn(text, slots), capacity };
}

/** Every mask first cleans typed and pasted text (`plainText`), then drops characters that it does not allow. */
export function defineMask(
  declared: MaskitoOptions,
  /** `maxCharacters`: for a mask that grows with the text, the most characters that can be typed into it. */
  { maxCharacters, ...traits }: MaskTraits & { maxCharacters?: number },
): Mask {
  const options: MaskitoOptions = {
    ...declared,
    preprocessors: [incoming(plainText), ...(declared.preprocessors ?? [])],
    plugins: [...(declared.plugins ?? []), composedWide],
  };
  return {
    options,
    apply: text => maskitoTransform(text, options),
    lengthOf: text => lengthIn(text, options, maxCharacters),
    ...traits,
  };
}

/**
 * Input methods compose full-width digits, which the mask replaces. During the composition such a text is not reported:
 * the ordinary digits would be written into the input, and the input method would then insert its own beside them.
 */
const composedWide: MaskitoPlugin = element => {
  let isHeld = false;
  const stopEvent = (event: Event): void => {
    if (!('isComposing' in event && event.isComposing) || plainText(element.value) === element.value) return;
    isHeld = true;
    event.stopPropagation();
  };
  const report = (): void => {
    if (!isHeld) return;
    isHeld = false;
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

/** Template '###-@*' -> one slot per character: # a digit, @ a letter, * either; other characters are fixed. */
export const pattern = (template: string): (string | RegExp)[] =>
  [...template].map(character => SLOTS.get(character) ?? character);

/** Rewrites the whole text. The caret stays after the same letters even if one becomes two, as ß does. */
export const rewritten =
  (rewrite: (text: string) => string): MaskitoPostprocessor =>
  ({ value, selection: [from, to] }) => ({
    value: rewrite(value),
    selection: [rewrite(value.slice(0, from)).length, rewrite(value.slice(0, to)).length],
  });

/** Converts to upper case. */
export const upperCased = rewritten(text => text.toLocaleUpperCase('pt-BR'));

/** Rewrites input before the mask sees it: typed, pasted or autofilled. */
export const incoming = (rewrite: (text: string) => string): MaskitoPreprocessor => {
  const rewriteAll = rewritten(rewrite);
  return ({ elementState, data }, action) => {
    if (action === 'insert') return { elementState, data: rewrite(data) };
    return {
      elementState: action === 'validation' ? rewriteAll(elementState, elementState) : elementState,
      data,
    };
  };
};

/**
 * A mask of allowed characters of any length. Others are removed beforehand in one pass; the library would process a
 * long paste once per character.
 */
export function allowing(refusedCharacters: RegExp): MaskitoOptions {
  return { mask: ANYTHING, preprocessors: [incoming(text => text.replace(refusedCharacters, ''))] };
}

export const ANYTHING = /^[\s\S]*$/;
