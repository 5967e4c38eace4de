import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { fieldIds } from './field-ids.ts';
import { Icon } from './icon.tsx';
import { IconAlertCircle } from './icons.ts';

interface FieldShellProps {
  /** Id of the input, or of the group. The rest is named after it: see `fieldIds` and `describedBy`. */
  id: string;
  label: ReactNode;
  /** The control. It takes `aria-describedby` from `describedBy(id, ...)`. */
  children: ReactNode;
  /** Says '(opcional)', in the description and not in the name. */
  optional?: boolean;
  help?: ReactNode;
  /** Takes the place of the help. */
  error?: string | undefined;
  /** Several inputs under one name: radio buttons, checkboxes. The control carries the role and `aria-labelledby`. */
  group?: boolean;
  /** The control draws its own label (a single checkbox). */
  withoutLabel?: boolean;
  /** Beside the label: a button with an explanation. */
  aside?: ReactNode;
  /** Off while something else tells of the errors: a summary that takes the focus. */
  announcesError?: boolean;
  className?: string | undefined;
}

/** What stands around one control: label above, help or error below, and a region that says a new error aloud. */
export function FieldShell(props: FieldShellProps): ReactNode {
  const { id, label, children, help, error, group = false, aside, announcesError = true } = props;
  const { labelId, optionalId, helpId, errorId } = fieldIds(id);
  const Label = group ? 'span' : 'label';
  return (
    <div className={cx(shell, props.className)} data-invalid={error ? '' : undefined}>
      {!props.withoutLabel && (
        <div className={aside ? hintHead : head}>
          <Label id={labelId} htmlFor={group ? undefined : id} className={name}>
            {label}
          </Label>
          {props.optional && (
            <span id={optionalId} className={aloof}>
              (opcional)
            </span>
          )}
          {aside}
        </div>
      )}
      {children}
      {help && !error && (
        <p id={helpId} className={below}>
          {help}
        </p>
      )}
      <div aria-live={announcesError ? 'polite' : 'off'}>
        {error && (
          <p id={errorId} className={wrong}>
            <Icon of={IconAlertCircle} size="help" className={mark} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}

const shell = css({ minWidth: '0', width: 'full' });
const line = {
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: '1.5',
  marginBottom: '1.5',
} as const;
const head = css(line);
// A hint opens under the whole line. Only there: every place of its own is a layer that is gone through at every key (14.2).
const hintHead = css({ ...line, position: 'relative' });
const name = css({ textStyle: 'label', color: 'ink', minWidth: '0' });
const aloof = css({ textStyle: 'help', color: 'muted' });
const below = css({ textStyle: 'help', color: 'muted', marginTop: '1.5' });
const wrong = css({
  textStyle: 'help',
  marginTop: '1.5',
  display: 'flex',
  gap: '1.5',
  color: 'error',
  // At once: a hundred errors that fade in together would cost a frame's work many times over (14.2).
  fontWeight: 'medium',
});
const mark = css({ marginTop: '[1px]' });
