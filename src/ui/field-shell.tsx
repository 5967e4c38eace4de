import type { FocusEventHandler, ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { fieldIdsOf } from './field-ids.ts';
import { keepFocusAboveDock } from './keep-focus-above-dock.ts';
import { isLong, LongText, renderLongLabel } from './long-text.tsx';

interface FieldShellProps {
  /** Id of the input, or of the group. Other ids derive from it: see `fieldIdsOf`. */
  id: string;
  label: string;
  /** Before the label. */
  labelIcon?: ReactNode;
  /** The control. It takes `aria-describedby` from `descriptionIdsOf(id, ...)`. */
  children: ReactNode;
  /** Covers the end of the control. */
  overlay?: ReactNode;
  /** Shows '(opcional)' in the description, not in the name. */
  isOptional?: boolean;
  /** A text; elements if it is HTML. */
  help?: ReactNode;
  /** Replaces the help. */
  error?: string | undefined;
  /** A notice that is no error; announced here when it appears (with `announcesNote`), and hidden beside an error. */
  note?: string | undefined;
  /** Several inputs with one name: radio buttons, checkboxes. The control has the role and `aria-labelledby`. */
  isGroup?: boolean;
  /** The control renders its own label (a single checkbox). */
  hidesLabel?: boolean;
  /** Beside the label: a button with an explanation. */
  besideLabel?: ReactNode;
  /** Above the label. */
  above?: ReactNode;
  /** After the error. */
  below?: ReactNode;
  /**
   * The field announces its error. Off in a form, which announces the errors of all fields in one place, and not while
   * the visitor types.
   */
  announcesError?: boolean;
  /** A note may appear later. A region that announces must exist before its text, and most fields need none (14.3). */
  announcesNote?: boolean;
  /** The form has announced this note, so the region stays silent. */
  isNoteAnnounced?: boolean;
  className?: string | undefined;
  /** Called when an element inside the field gets the focus; of nested fields the inner one is called last. */
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
    labelIcon,
    children,
    help,
    error,
    note,
    isGroup = false,
    besideLabel,
    announcesError = false,
    announcesNote = false,
    isNoteAnnounced = false,
  } = props;
  const { labelId, optionalId, helpId, errorId, noteId } = fieldIdsOf(id);
  const Label = isGroup ? 'span' : 'label';
  const isAlone = !props.isOptional && !besideLabel;
  const labelElement =
    !props.hidesLabel &&
    renderLongLabel(label, 'label', content => (
      <Label
        id={labelId}
        htmlFor={isGroup ? undefined : id}
        className={isAlone ? standaloneLabel : labelInRow}
      >
        {labelIcon ? (
          <span className={besideIcon}>
            {labelIcon}
            <span>{content}</span>
          </span>
        ) : (
          content
        )}
      </Label>
    ));
  const optionalText = props.isOptional && (
    <span id={optionalId} aria-hidden="true" className={optionalTextInline}>
      (opcional)
    </span>
  );
  // A paragraph cannot contain the paragraphs of HTML.
  const Help = typeof help === 'string' ? 'p' : 'div';
  const errorElement = error && (
    <p id={errorId} className={errorText}>
      {isLong(error) ? <LongText text={error} /> : error}
    </p>
  );
  const noteElement = note && !error && (
    <p id={noteId} ref={keepFocusAboveDock} className={helpText}>
      {note}
    </p>
  );
  return (
    <div className={cx(shell, props.className)} onFocusCapture={props.onFocus}>
      {props.above}
      {labelElement && !isAlone ? (
        <div className={besideLabel ? labelRowWithHint : labelRow}>
          {labelElement}
          {/* A space, not a margin: it takes no room where the text begins a line of its own. */}{' '}
          {besideLabel && props.isOptional ? (
            <span className={besideText}>
              {optionalText}
              {besideLabel}
            </span>
          ) : (
            besideLabel || optionalText
          )}
        </div>
      ) : (
        labelElement
      )}
      {children}
      {props.overlay}
      {help && !error && (
        <Help id={helpId} className={helpText}>
          {help}
        </Help>
      )}
      {announcesError || announcesNote ? (
        <div aria-live={(error && !announcesError) || isNoteAnnounced ? 'off' : 'polite'}>
          {errorElement}
          {noteElement}
        </div>
      ) : (
        errorElement || noteElement
      )}
      {props.below}
    </div>
  );
}

const shell = css({ minWidth: '0', width: 'full' });
const standaloneLabel = css({ textStyle: 'label', color: 'ink', display: 'block', marginBottom: '1.5' });
const labelRow = css({ textStyle: 'label', marginBottom: '1.5' });
// A hint opens under the whole line, so the line is positioned. Other lines are not, because the browser checks every
// positioned element at every key press (14.2).
const labelRowWithHint = css({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: '1.5',
  marginBottom: '1.5',
  position: 'relative',
});
const labelInRow = css({ textStyle: 'label', color: 'ink', minWidth: '0' });
const besideIcon = css({ display: 'flex', alignItems: 'center', gap: '1.5' });
/** Where the label fills its line, the text and the hint move to the next one together. */
const besideText = css({ display: 'inline-flex', alignItems: 'baseline', columnGap: '1.5' });
const optionalTextInline = css({
  textStyle: 'help',
  color: 'muted',
  whiteSpace: 'nowrap',
});
const helpText = css({ textStyle: 'help', color: 'muted', marginTop: '1.5' });
const errorText = css({
  textStyle: 'help',
  marginTop: '1.5',
  // The icon is a background image beside the first line: as a component it would cost four elements per error (14.3).
  paddingInlineStart: '[1.375rem]',
  backgroundImage: 'alertCircle',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '[0 1px]',
  backgroundSize: '[1rem 1rem]',
  color: 'error',
  // Without animation: a hundred errors that fade in together would cost too much (14.2).
  fontWeight: 'medium',
});
