import {
  type MaskitoOptions,
  type MaskitoPostprocessor,
  type MaskitoPreprocessor,
  maskitoTransform,
} from '@maskito/core';

/** How a text is written while it is typed (3.33). `options` keeps its identity: a new object would rebuild the input's mask. */
export interface Mask {
  readonly options: MaskitoOptions;
  /** A text from anywhere (service, autofill, draft) -> the text as the input shows it. Never throws. */
  apply(text: string): string;
}

export const defineMask = (options: MaskitoOptions): Mask => ({
  options,
  apply: text => maskitoTransform(text, options),
});

export const DIGIT = /\d/;
export const LETTER = /[A-Za-z]/;
export const LETTER_OR_DIGIT = /[0-9A-Za-z]/;

const SLOTS: ReadonlyMap<string, RegExp> = new Map([
  ['#', DIGIT],
  ['@', LETTER],
  ['*', LETTER_OR_DIGIT],
]);

/** '###-@*' -> one slot per character: # a digit, @ a letter, * either; anything else stands as it is. */
export const pattern = (picture: string): (string | RegExp)[] =>
  [...picture].map(character => SLOTS.get(character) ?? character);

/** Rewrites the whole text; the caret stays behind the same letters even where one becomes two, as ß does. */
export const rewritten =
  (rewrite: (text: string) => string): MaskitoPostprocessor =>
  ({ value, selection: [from, to] }) => ({
    value: rewrite(value),
    selection: [rewrite(value.slice(0, from)).length, rewrite(value.slice(0, to)).length],
  });

/** Writes everything in capitals. */
export const upperCased = rewritten(text => text.toLocaleUpperCase('pt-BR'));

/** Rewrites what comes in from outside, before the mask sees it: what is typed or pasted, or a whole value filled in. */
export const incoming = (rewrite: (text: string) => string): MaskitoPreprocessor => {
  const whole = rewritten(rewrite);
  return ({ elementState, data }, action) => {
    if (action === 'insert') return { elementState, data: rewrite(data) };
    return { elementState: action === 'validation' ? whole(elementState, elementState) : elementState, data };
  };
};

/**
 * A mask of allowed characters, of any length. Refused ones are taken out beforehand, so that a long paste
 * is one pass: character by character the library would try the whole text again for each.
 */
export function allowing(refused: RegExp): MaskitoOptions {
  return { mask: ANYTHING, preprocessors: [incoming(text => text.replace(refused, ''))] };
}

export const ANYTHING = /^[\s\S]*$/;
