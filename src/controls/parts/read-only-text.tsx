import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { InputBox, input } from '#ui/input-box.tsx';
import type { ControlProps } from '../control.ts';

/** What cannot be changed looks like text with a lock, not like a dead input; it is still read as the field's value. */
export function ReadOnlyText({ className, ...props }: ControlProps & { className?: string }): ReactNode {
  return (
    <InputBox readOnly>
      <textarea
        id={props.id}
        name={props.field.key}
        aria-labelledby={props.labelId}
        aria-describedby={props.describedBy}
        className={cx(input, text, className)}
        rows={1}
        readOnly
        placeholder={props.field.dependencies.length > 0 ? 'Depende de outra resposta' : '—'}
        value={props.shown}
      />
    </InputBox>
  );
}

/** A long name goes over several lines where the browser can (Chrome 123), and scrolls where it cannot. */
const text = css({ fieldSizing: 'content', resize: 'none', alignSelf: 'center' });
