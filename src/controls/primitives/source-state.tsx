import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconRefresh } from '#ui/icons.ts';
import { inputButton } from '#ui/input-box.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type ButtonPause, useButtonPause } from '#ui/use-button-pause.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ControlProps } from '../control.ts';
import { leavesFocusTo } from './leaves-focus-to.ts';
import { WithPause } from './with-pause.tsx';

/** Whether there is anything to show. */
export const showsSource = ({ options, readOnly }: Pick<SourceProps, 'options' | 'readOnly'>): boolean =>
  !readOnly && (options.status === 'loading' || options.status === 'error');

/** The same as `sourceState`, over the end of an input that is its own box. */
export const sourceOver = (props: SourceProps): ReactNode =>
  showsSource(props) && <div className={wrapper}>{sourceState(props)}</div>;

type SourceProps = Pick<ControlProps, 'id' | 'options' | 'label' | 'readOnly' | 'onRetryOptions'>;

/**
 * The state at the end of a typed input: its lookup is running (4.35), or can be repeated (4.34). `undefined` if there
 * is nothing to show.
 */
export function sourceState(props: SourceProps): ReactNode {
  const { options } = props;
  if (options.status === 'loading')
    return (
      <span className={waiting}>
        <VisuallyHidden announces="politely">Carregando</VisuallyHidden>
        <Spinner />
      </span>
    );
  if (options.status !== 'error') return undefined;
  return <WithPause until={options.retryAt}>{pause => <RetrySource {...props} pause={pause} />}</WithPause>;
}

/** An icon has no space for text: during a pause (Retry-After) the text is in its title. */
function RetrySource(props: SourceProps & { pause: ButtonPause | undefined }): ReactNode {
  const { id, options, label, onRetryOptions, pause } = props;
  const { attributes, buttonText: pauseText } = useButtonPause(pause);
  return (
    <button
      type="button"
      ref={leavesFocusTo(id)}
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
