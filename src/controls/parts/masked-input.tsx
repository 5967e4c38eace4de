import type { FocusEvent, ReactNode } from 'react';
import type { Mask } from '#journey/masks/mask.ts';
import { cx } from '#styled/css/index.js';
import { input } from '#ui/input-box.tsx';
import type { ControlProps } from '../control.ts';
import { inputAttributes } from './input-attributes.ts';
import { maskedText, maskInput } from './mask-on-focus.ts';

interface MaskedInputProps {
  control: ControlProps;
  /** Kept by identity: another object is another mask. */
  mask: Mask | undefined;
  maxLength?: number | undefined;
  /** Used when the field has none of its own. */
  placeholder?: string;
  className?: string;
  onBlur?: (event: FocusEvent) => void;
}

/** An input of one line that reports what is typed as text, already masked. The mask keeps caret, undo and composition right. */
export function MaskedInput({
  control,
  mask,
  maxLength,
  placeholder,
  className,
  onBlur,
}: MaskedInputProps): ReactNode {
  const attributes = inputAttributes(control);
  return (
    <input
      {...attributes}
      // An e-mail input has no caret to ask for, and a mask needs one.
      type={mask && attributes.type === 'email' ? 'text' : attributes.type}
      className={cx(input, className)}
      maxLength={maxLength}
      placeholder={control.field.placeholder || placeholder}
      value={control.shown}
      onFocus={event => maskInput(event.currentTarget, mask)}
      onInput={event => control.onEdit(maskedText(event.currentTarget, mask))}
      onBlur={onBlur ?? control.onLeave}
    />
  );
}
