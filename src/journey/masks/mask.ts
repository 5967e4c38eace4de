import {
  type MaskitoOptions,
  type MaskitoPostprocessor,
  type MaskitoPreprocessor,
  maskitoTransform,
} from '@maskito/core';
import { plainText } from '#shared/plain-text.ts';
import type { InputHints } from '../fields/keyboards.ts';
import type { PictureName } from '../model/next-action.ts';

/** How a text is written while it is typed (3.33). `options` keeps its identity: a new object would rebuild the input's mask. */
export interface Mask extends MaskTraits {
  readonly options: MaskitoOptions;
  /** A text from anywhere (service, autofill, draft) -> the text as the input shows it. Never throws. */
  apply(text: string): string;
  /** How long a text is, and how long it can be, without the characters that the mask adds. */
  lengthOf(text: string): TypedLength;
}

/** What a mask says of the fields that carry it. */
export interface MaskTraits {
  /** How its input behaves on a phone and with autofill; `undefined`: the validator and the key of the field decide. */
  readonly keyboard: InputHints | undefined;
  /** `half`: what it writes needs half a column at most, so two of them share a row on a desktop. */
  readonly width: 'half' | 'full';
  /** What its text is part of: a CEP and a CPF are looked up once they are complete (5.29), an account begins a phase (2.52). */
  readonly holds: 'cep' | 'cpf' | 'account' | 'none';
  /** What a form with it is about, in the tutorial (2.5). */
  readonly picture: PictureName | undefined;
  /** False for a text that can stand in the input while it is typed, but not in the end. Absent: any text of the mask can. */
  isWellFormed?(text: string): boolean;
}

export interface TypedLength {
  typed: number;
  /** Infinity where the mask grows with the text. */
  room: number;
}

type Slots = Extract<MaskitoOptions['mask'], readonly unknown[]>;

/** Counts what does not stand in a text because the mask put it there. */
function typedIn(text: string, slots: Slots): number {
  let at = 0;
  let typed = 0;
  for (const character of text) {
    while (typeof slots[at] === 'string' && slots[at] !== character) at += 1;
    if (typeof slots[at] !== 'string') typed += 1;
    at += 1;
  }
  return typed;
}

function lengthIn(text: string, { mask }: MaskitoOptions, grows: boolean): TypedLength {
  const slots =
    typeof mask === 'function' ? mask({ value: text, selection: [text.length, text.length] }) : mask;
  if (!Array.isArray(slots)) return { typed: text.length, room: Number.POSITIVE_INFINITY };
  const room = slots.filter(slot => typeof slot !== 'string').length;
  return { typed: typedIn(text, slots), room: grows ? Number.POSITIVE_INFINITY : room };
}

/** Every mask takes what was meant by what was typed or pasted (`plainText`), then what it allows of that. */
export function defineMask(
  declared: MaskitoOptions,
  /** `grows`: the picture of the mask is as long as the text. */
  { grows = false, ...traits }: MaskTraits & { grows?: boolean },
): Mask {
  const options: MaskitoOptions = {
    ...declared,
    preprocessors: [incoming(plainText), ...(declared.preprocessors ?? [])],
  };
  return {
    options,
    apply: text => maskitoTransform(text, options),
    lengthOf: text => lengthIn(text, options, grows),
    ...traits,
  };
}

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
