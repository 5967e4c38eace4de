import type { FocusEventHandler, ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { fieldIds } from './field-ids.ts';
import { isLong, LongText } from './long-text.tsx';

interface FieldShellProps {
  /** Id of the input, or of the group. Other ids derive from it: see `fieldIds` and `describedBy`. */
  id: string;
  label: ReactNode;
  /** The control. It takes `aria-describedby` from `describedBy(id, ...)`. */
  children: ReactNode;
  /** Covers the end of the control. */
  overlay?: ReactNode;
  /** Shows '(opcional)' in the description, not in the name. */
  optional?: boolean;
  help?: ReactNode;
  /** Replaces the help. */
  error?: string | undefined;
  /** A notice that is no error; announced when it appears, and hidden beside an error. */
  note?: string | undefined;
  /** Several inputs with one name: radio buttons, checkboxes. The control has the role and `aria-labelledby`. */
  group?: boolean;
  /** The control renders its own label (a single checkbox). */
  withoutLabel?: boolean;
  /** Beside the label: a button with an explanation. */
  besideLabel?: ReactNode;
  /** Above the label. */
  above?: ReactNode;
  /** After the error. */
  below?: ReactNode;
  /** Announces its error. Off in a form, which has one announcer for all fields: it does not speak while one types. */
  announcesError?: boolean;
  className?: string | undefined;
  /** The field contains the focus. */
  onFocus?: FocusEventHandler;
}

/**
 * The layout of one control: label above, help or error below, and a region that announces errors. It has as few
 * elements as possible and no components inside, because a form may have hundreds of them (14.3).
 */
export function FieldShell(props: FieldShellProps): ReactNode {
  const {
    id,
    label,
    children,
    help,
    error,
    note,
    group = false,
    besideLabel,
    announcesError = false,
  } = props;
  const { labelId, optionalId, helpId, errorId, noteId } = fieldIds(id);
  const Label = group ? 'span' : 'label';
  const isAlone = !props.optional && !besideLabel;
  const labelElement = !props.withoutLabel && (
    <Label id={labelId} htmlFor={group ? undefined : id} className={isAlone ? nameAlone : name}>
      {label}
    </Label>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus is, and offers nothing to do
    <div className={cx(shell, props.className)} onFocus={props.onFocus}>
      {props.above}
      {labelElement && !isAlone ? (
        <div className={besideLabel ? labelRowWithHint : labelRow}>
          {labelElement}
          {props.optional && (
            <span
              id={optionalId}
              aria-hidden="true"
              className={besideLabel ? optionalText : labelRowAlignedEnd}
            >
              (opcional)
            </span>
          )}
          {besideLabel}
        </div>
      ) : (
        labelElement
      )}
      {children}
      {props.overlay}
      {help && !error && (
        <p id={helpId} className={below}>
          {help}
        </p>
      )}
      <div aria-live={error && !announcesError ? 'off' : 'polite'}>
        {error && (
          <p id={errorId} className={errorText}>
            {isLong(error) ? <LongText text={error} /> : error}
          </p>
        )}
        {note && !error && (
          <p id={noteId} className={below}>
            {note}
          </p>
        )}
      </div>
      {props.below}
    </div>
  );
}

const shell = css({ minWidth: '0', width: 'full' });
const nameAlone = css({ textStyle: 'label', color: 'ink', display: 'block', marginBottom: '1.5' });
const labelRow = css({ textStyle: 'label', marginBottom: '1.5' });
// A hint opens under the whole line. Positioned only there, because every positioned element is a layer that is checked
// at every key (14.2).
const labelRowWithHint = css({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: '1.5',
  marginBottom: '1.5',
  position: 'relative',
});
const name = css({ textStyle: 'label', color: 'ink', minWidth: '0' });
const optionalText = css({ textStyle: 'help', color: 'muted' });
const labelRowAlignedEnd = css({
  textStyle: 'help',
  color: 'muted',
  marginInlineStart: '1.5',
  whiteSpace: 'nowrap',
});
const below = css({ textStyle: 'help', color: 'muted', marginTop: '1.5' });
const errorText = css({
  textStyle: 'help',
  marginTop: '1.5',
  // Its icon is a background image beside the first line: an element would cost React four per error (14.3).
  paddingInlineStart: '[1.375rem]',
  backgroundImage: 'alertCircle',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '[0 1px]',
  backgroundSize: '[1rem 1rem]',
  color: 'error',
  // Without animation: a hundred errors that fade in together would cost too much (14.2).
  fontWeight: 'medium',
});
