import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

interface FileInputProps {
  /** The name for screen readers: the text of the button below the input. */
  label: string;
  accept: string;
  multiple?: boolean;
  /** Asks a phone for its own camera app, which needs no permission of the page. */
  capture?: 'environment' | 'user' | undefined;
  describedBy?: string | undefined;
  invalid?: boolean;
  disabled?: boolean;
  onPick: (files: readonly File[]) => void;
}

/** The native input, transparent over the look of a button, so that every way to press the button works. */
export function FileInput(props: FileInputProps): ReactNode {
  return (
    <input
      type="file"
      className={nativeInput}
      accept={props.accept}
      multiple={props.multiple}
      capture={props.capture}
      disabled={props.disabled}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-invalid={props.invalid || undefined}
      onChange={event => {
        props.onPick([...(event.target.files ?? [])]);
        // The same file may be chosen again after it was removed.
        event.target.value = '';
      }}
    />
  );
}

const nativeInput = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  opacity: 'hidden',
  cursor: 'pointer',
  // The browser's own button inside must not be wider than the input.
  fontSize: 'micro',
});
