import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { InputBox, input } from '#ui/input-box.tsx';
import type { ControlProps } from '../control.ts';

/**
 * A read-only value: text with a lock instead of a disabled input. Screen readers still read it as the field's value.
 */
export function ReadOnlyText({ className, ...props }: ControlProps & { className?: string }): ReactNode {
  return (
    <InputBox readOnly>
      <textarea
        id={props.id}
        aria-labelledby={props.labelId}
        aria-describedby={props.describedBy}
        className={cx(input, textareaStyle, className)}
        rows={1}
        readOnly
        placeholder={props.waiting ? 'Responda à pergunta anterior' : '—'}
        value={props.shownText}
      />
    </InputBox>
  );
}

/** Long text wraps where the browser supports it (Chrome 123), and scrolls elsewhere. */
const textareaStyle = css({
  fieldSizing: 'content',
  resize: 'none',
  alignSelf: 'center',
  // Two lines of the hint fit into an input of half a row, so that the row does not shrink when the value arrives.
  _placeholderShown: { md: { textStyle: 'help', paddingBlock: '0' } },
});
