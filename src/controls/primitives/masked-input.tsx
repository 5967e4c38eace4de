import type { ComponentProps, ReactNode } from 'react';
import type { Mask } from '#journey/masks/mask.ts';
import { cx } from '#styled/css/index.js';
import { boxedInput, input } from '#ui/input-box.tsx';
import type { ControlProps } from '../control.ts';
import { inputAttributes } from './input-attributes.ts';
import { maskedText, maskInput } from './mask-input.ts';

interface MaskedInputProps extends Omit<ComponentProps<'input'>, 'onInput' | 'onFocus' | 'value'> {
  control: ControlProps;
  /** Compared by identity: a new object is a new mask. */
  mask: Mask | undefined;
  /** Without prefix and suffix it is its own box, which saves the `InputBox` element (14.3). */
  hasBox?: boolean;
  /** The input's text; by default the field's. */
  text?: string;
  /** Receives the masked text; by default it is reported as an edit. */
  onText?: (text: string) => void;
}

/** A single-line input that reports the masked text. The mask handles caret, undo and composition. */
export function MaskedInput({
  control,
  mask,
  hasBox = false,
  text,
  onText,
  className,
  ...own
}: MaskedInputProps): ReactNode {
  const attributes = inputAttributes(control);
  return (
    <input
      {...attributes}
      {...own}
      // An e-mail input has no caret API, which a mask needs.
      type={mask && attributes.type === 'email' ? 'text' : attributes.type}
      className={cx(hasBox ? boxedInput : input, className)}
      placeholder={control.field.placeholder || own.placeholder || undefined}
      value={text ?? control.shown}
      onFocus={event => maskInput(event.currentTarget, mask)}
      onInput={event => (onText ?? control.onEdit)(maskedText(event.currentTarget, mask))}
    />
  );
}
