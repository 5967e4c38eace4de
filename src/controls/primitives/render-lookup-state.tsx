import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconRefresh } from '#ui/icons.ts';
import { inputButton } from '#ui/input-box.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type ButtonPause, useButtonPause } from '#ui/use-button-pause.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ControlProps } from '../control.ts';
import { passFocusTo } from './pass-focus-to.ts';
import { WithPause } from './with-pause.tsx';

/** Whether the field has a lookup that is running or has failed. */
export const showsLookupState = ({
  options,
  readOnly,
}: Pick<LookupStateProps, 'options' | 'readOnly'>): boolean =>
  !readOnly && (options.status === 'loading' || options.status === 'error');

/** The same as `renderLookupState`, positioned over the end of an input that draws its own box. */
export const renderLookupStateOver = (props: LookupStateProps): ReactNode =>
  showsLookupState(props) && <div className={wrapper}>{renderLookupState(props)}</div>;

type LookupStateProps = Pick<ControlProps, 'id' | 'options' | 'label' | 'readOnly' | 'onRetryOptions'>;

/**
 * The state of a lookup, at the end of the input: a spinner while it runs (4.35), a retry button if it failed (4.34);
 * `undefined` otherwise.
 */
export function renderLookupState(props: LookupStateProps): ReactNode {
  const { options } = props;
  if (options.status === 'loading')
    return (
      <span className={waiting}>
        <VisuallyHidden announces="politely">Carregando</VisuallyHidden>
        <Spinner />
      </span>
    );
  if (options.status !== 'error') return undefined;
  return <WithPause until={options.retryAt}>{pause => <RetryLookup {...props} pause={pause} />}</WithPause>;
}

/** A button with an icon and no space for text: during a pause (Retry-After) the text is in the button's title. */
function RetryLookup(props: LookupStateProps & { pause: ButtonPause | undefined }): ReactNode {
  const { id, options, label, onRetryOptions, pause } = props;
  const { attributes, pauseText } = useButtonPause(pause);
  return (
    <button
      type="button"
      ref={passFocusTo(id)}
      className={inputButton}
      aria-label={`Tentar novamente: ${label}`}
      title={(pause ? pause.description : options.message) || undefined}
      {...attributes}
      onClick={() => !pause && onRetryOptions()}
    >
      <Icon drawing={IconRefresh} />
      {pauseText && <VisuallyHidden>{pauseText}</VisuallyHidden>}
    </button>
  );
}

const wrapper = css({
  display: 'flex',
  alignItems: 'center',
  width: 'fit',
  height: { base: 'inputPhone', md: 'inputDesktop' },
  marginTop: { base: '[-3.5rem]', md: '[-2.625rem]' },
  marginInlineStart: 'auto',
  color: 'muted',
});
const waiting = css({ paddingInlineEnd: '3' });
