import type { ComponentProps, ReactNode } from 'react';
import type { Mask } from '#journey/masks/mask.ts';
import { cx } from '#styled/css/index.js';
import { boxedInput, input } from '#ui/input-box.tsx';
import type { ControlProps } from '../control.ts';
import { inputAttributesOf } from './input-attributes-of.ts';
import { maskedTextOf, maskInput } from './mask-input.ts';

interface MaskedInputProps extends Omit<ComponentProps<'input'>, 'onInput' | 'onFocus' | 'value'> {
  control: ControlProps;
  /** Compared by identity: a new object is a new mask. */
  mask: Mask | undefined;
  /** The input draws its own box. Without prefix and suffix this saves the `InputBox` element (14.3). */
  hasOwnBox?: boolean;
  /** The input's text. Absent: that of the field. */
  text?: string;
  /** Receives the masked text. Absent: the text is reported as an edit. */
  onText?: (text: string) => void;
}

/** A single-line input that reports the masked text. The mask handles caret, undo and composition. */
export function MaskedInput({
  control,
  mask,
  hasOwnBox = false,
  text,
  onText,
  className,
  ...inputProps
}: MaskedInputProps): ReactNode {
  const attributes = inputAttributesOf(control);
  return (
    <input
      {...attributes}
      {...inputProps}
      // An e-mail input has no caret API, which a mask needs.
      type={mask && attributes.type === 'email' ? 'text' : attributes.type}
      className={cx(hasOwnBox ? boxedInput : input, className)}
      placeholder={control.field.placeholder || inputProps.placeholder || undefined}
      value={text ?? control.shownText}
      onFocus={event => maskInput(event.currentTarget, mask)}
      onInput={event => (onText ?? control.onEdit)(maskedTextOf(event.currentTarget, mask))}
    />
  );
}
