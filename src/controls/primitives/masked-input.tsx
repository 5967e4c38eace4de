import type { ClipboardEvent, ComponentProps, ReactNode } from 'react';
import { tidyText } from '#journey/fields/text-of.ts';
import type { Mask } from '#journey/masks/mask.ts';
import { cleanText } from '#shared/clean-text.ts';
import { cx } from '#styled/css/index.js';
import { boxedInput, input } from '#ui/input-box.tsx';
import type { ControlProps } from '../control.ts';
import { inputAttributesOf } from './input-attributes-of.ts';
import { maskedTextOf, maskInput } from './mask-input.ts';
import { selectIfFocused } from './select-if-focused.ts';

interface MaskedInputProps
  extends Omit<ComponentProps<'input'>, 'onInput' | 'onFocus' | 'ref' | 'value' | 'defaultValue'> {
  control: ControlProps;
  /** Compared by identity: a new object is a new mask. */
  mask: Mask | undefined;
  /** The input draws its own box. Without prefix and suffix this saves the `InputBox` element (14.3). */
  hasOwnBox?: boolean;
  /** The input's text. Absent: that of the field. */
  text?: string;
  /** Receives the masked text, and edits the field with it. Absent: the text is reported as an edit. */
  onText?: (text: string) => void;
}

/** Writes the text and returns the one before, or `undefined` if the input has the text already. */
function writeText(element: HTMLInputElement, text: string): string | undefined {
  const { value } = element;
  if (value === text) return undefined;
  element.value = text;
  return value;
}

/**
 * Writes what the form has made of an edit. The caret of the visitor stays after the same characters when some of them
 * were cleaned, and before the same ones when the edit was refused; an e-mail input has none.
 */
function takeBack(element: HTMLInputElement, text: string): void {
  const { selectionStart } = element;
  const typedText = writeText(element, text);
  if (typedText === undefined || selectionStart === null || element !== document.activeElement) return;
  const caret =
    cleanText(typedText) === text
      ? cleanText(typedText.slice(0, selectionStart)).length
      : Math.max(0, text.length - typedText.length + selectionStart);
  element.setSelectionRange(caret, caret);
}

/**
 * Writes the text of the form. One from elsewhere is selected. It is not selected if the form has only removed outer
 * blanks from the visitor's own text (5.11). The form does so even while the visitor looks into another window, and
 * what is typed then must be added.
 */
function fillIn(element: HTMLInputElement, text: string): void {
  const textBefore = writeText(element, text);
  if (textBefore !== undefined && tidyText(textBefore) !== text) selectIfFocused(element);
  // Tells `watchUnreadInputs` what is drawn. React would change the text with it, so nobody would see that it is new.
  element.defaultValue = text;
}

/**
 * Cleans a pasted text before it is inserted (5.11): `maxLength` would count its invisible characters and cut off its
 * end, and the browser could not undo a text that is cleaned afterwards. Leading blanks are removed at the beginning of
 * the input only; elsewhere they divide words.
 */
function pasteCleaned(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text/plain');
  const cleaned = cleanText(pasted);
  const text = event.currentTarget.selectionStart === 0 ? cleaned.trimStart() : cleaned;
  // The only way to insert a text that the browser can undo. If the browser refuses it, it pastes the original.
  if (text !== pasted && document.execCommand('insertText', false, text)) event.preventDefault();
}

/**
 * A single-line input that reports the masked text. The mask handles caret, undo and composition. React does not
 * control the text: it would write it again at every key, although the input already has it. So the row need not
 * render (14.2). Any other text is written by the next render, or right after an edit that the form has refused.
 */
export function MaskedInput({
  control,
  mask,
  hasOwnBox = false,
  text,
  onText,
  className,
  ...inputProps
}: MaskedInputProps): ReactNode {
  const { type, ...attributes } = inputAttributesOf(control);
  const shownText = text ?? control.shownText;
  return (
    <input
      {...attributes}
      {...inputProps}
      // Absent for texts. The input has no `name` either: at each key React would write both again and look for
      // listeners on the form, for which Chromium collects the names of all inputs anew (14.2). An e-mail input has
      // no caret API, which a mask needs.
      type={type === 'text' || (mask && type === 'email') ? undefined : type}
      className={cx(hasOwnBox ? boxedInput : input, className)}
      placeholder={control.field.placeholder || inputProps.placeholder || undefined}
      // A new function at each render, so React calls it after each.
      ref={element => {
        if (element) fillIn(element, shownText);
      }}
      onFocus={event => maskInput(event.currentTarget, mask)}
      // A mask cleans the text itself.
      onPaste={mask ? undefined : pasteCleaned}
      onInput={({ currentTarget }) => {
        (onText ?? control.onEdit)(maskedTextOf(currentTarget, mask));
        takeBack(currentTarget, control.readText());
        const refusal = mask?.refusalIn?.(currentTarget) ?? '';
        if (refusal !== '') control.onRefuse(refusal);
      }}
    />
  );
}
