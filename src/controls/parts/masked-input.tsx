import type { ComponentProps, ReactNode } from 'react';
import type { Mask } from '#journey/masks/mask.ts';
import { cx } from '#styled/css/index.js';
import { boxedInput, input } from '#ui/input-box.tsx';
import type { ControlProps } from '../control.ts';
import { inputAttributes } from './input-attributes.ts';
import { maskedText, maskInput } from './mask-input.ts';

interface MaskedInputProps extends Omit<ComponentProps<'input'>, 'onInput' | 'onFocus' | 'value'> {
  control: ControlProps;
  /** Kept by identity: another object is another mask. */
  mask: Mask | undefined;
  /** Nothing stands beside it: it is its own box, where an `InputBox` would be one more element (14.3). */
  boxed?: boolean;
  /** What stands in the input; the field's own text unless something else is going on. */
  text?: string;
  /** Where the masked text goes; it is reported as an edit unless somebody else wants it. */
  onText?: (text: string) => void;
}

/** An input of one line that reports what is typed as text, already masked. The mask keeps caret, undo and composition right. */
export function MaskedInput({
  control,
  mask,
  boxed = false,
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
      // An e-mail input has no caret to ask for, and a mask needs one.
      type={mask && attributes.type === 'email' ? 'text' : attributes.type}
      className={cx(boxed ? boxedInput : input, className)}
      placeholder={control.field.placeholder || own.placeholder || undefined}
      value={text ?? control.shown}
      onFocus={event => maskInput(event.currentTarget, mask)}
      onInput={event => (onText ?? control.onEdit)(maskedText(event.currentTarget, mask))}
    />
  );
}
