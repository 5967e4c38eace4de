import { type ReactNode, useId } from 'react';
import { css } from '#styled/css/index.js';
import { fieldIdsOf } from '#ui/field-ids.ts';
import { LongText } from '#ui/long-text.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ButtonPause } from '#ui/use-button-pause.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { passFocusTo, takeFocusAt } from './pass-focus-to.ts';

interface LoadingInputProps {
  /** Id of the input that loads. The placeholder has it meanwhile, and passes the focus on to the input. */
  id: string;
  rows?: number;
}

/**
 * A placeholder with the shape of an input that loads, so that nothing moves when the input replaces it (14.4). It is
 * an output, like the other replacement, because the label of the field names the element with this id, and a label
 * names only elements of forms (13.3).
 */
export function LoadingInput({ id, rows = 1 }: LoadingInputProps): ReactNode {
  return (
    <output
      id={id}
      ref={element => {
        takeFocusAt(element);
        return passFocusTo(id)(element);
      }}
      tabIndex={-1}
      className={loading}
    >
      <VisuallyHidden>Carregando</VisuallyHidden>
      <Skeleton shape="input" count={rows} />
    </output>
  );
}

interface MissingInputProps {
  /**
   * Id of the missing input. The group has it meanwhile, so that a summary can focus it, and passes the focus on to the
   * input.
   */
  id: string;
  message: string;
  /** The pause that the service demands before a retry. */
  pause?: ButtonPause | undefined;
  onRetry: () => void;
}

/**
 * Replaces an input whose list or code failed to load by the reason and a retry. It is a group with a name, not a live
 * region, because several lists may fail at once, and often after another message of the same action (13.3).
 */
export function MissingInput({ id, message, pause, onRetry }: MissingInputProps): ReactNode {
  const reasonId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the name of the field is its label, which is outside
    <output
      role="group"
      aria-live="off"
      aria-labelledby={`${fieldIdsOf(id).labelId} ${reasonId}`}
      id={id}
      ref={passFocusTo(id)}
      tabIndex={-1}
      className={missing}
    >
      <span className={reasonAndRetry}>
        <span id={reasonId}>
          <LongText text={message} />
        </span>{' '}
        <TextLink onPress={onRetry} pause={pause} className={retryStyle}>
          Tentar novamente
        </TextLink>
      </span>
    </output>
  );
}

const loading = css({ display: 'flex', flexDirection: 'column', gap: '2' });
// Without a border: on the narrowest phone three lines are as high as an input, and a border would stand close to them.
const missing = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: { base: 'inputPhone', md: 'inputDesktop' },
});
// The retry continues the sentence, so that both have the whole width, and nothing below moves (14.4).
const reasonAndRetry = css({ textStyle: 'help', color: 'muted', minWidth: '0' });
/** Its target of 44 px reaches over its line without making it higher. */
const retryStyle = css({ fontSize: 'help', lineHeight: 'help', marginBlock: '[-0.8125rem]' });
