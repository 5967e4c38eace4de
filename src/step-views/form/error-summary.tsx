import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { inputIdOf } from '#controls/input-id-of.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { moveFocus } from '#shared/move-focus.ts';
import { css } from '#styled/css/index.js';
import { LongText } from '#ui/long-text.tsx';

/**
 * More links at once would push the form off the screen, and nobody reads hundreds; each has its error at its field.
 */
const LINKS_AT_FIRST = 20;

/**
 * After a failed submission: the number of errors, with links to the first fields, and to the others on demand. The
 * summary gets the focus, so a screen reader reads it once (13.3). It is no live region, and does not change until the
 * next submission.
 */
export function ErrorSummary(): ReactNode {
  const { form } = useAppState();
  const { summary: errors, summaryFocusRequests, notice } = form;
  const summaryRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  /** Those errors of which all links are shown. The next submission has others. */
  const [expandedErrors, setExpandedErrors] = useState<typeof errors>();
  const showsAll = expandedErrors === errors;
  const firstNewLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (showsAll) firstNewLink.current?.focus();
  }, [showsAll]);
  useEffect(() => {
    if (summaryFocusRequests === 0) return;
    // On a small phone the dock would cut the first error. If both have no room, the focus shows the summary.
    show(document.querySelector('[aria-invalid=true]'));
    moveFocus(summaryRef.current);
  }, [summaryFocusRequests]);
  if (errors.length === 0 && notice === '') return null;
  const shownErrors = showsAll ? errors : errors.slice(0, LINKS_AT_FIRST);
  const hiddenCount = errors.length - shownErrors.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has inputs, this has links to them
    <div ref={summaryRef} role="group" aria-labelledby={titleId} tabIndex={-1} className={shell}>
      {notice !== '' && (
        <p id={errors.length === 0 ? titleId : undefined} className={noticeStyle}>
          <LongText text={notice} />
        </p>
      )}
      {errors.length > 0 && (
        <>
          <h2 id={titleId} className={title}>
            Confira {errors.length} {errors.length === 1 ? 'campo' : 'campos'}
          </h2>
          <ul className={list}>
            {shownErrors.map(({ key, label }, index) => (
              <li key={key}>
                <a
                  ref={index === LINKS_AT_FIRST ? firstNewLink : undefined}
                  href={`#${inputIdOf(key)}`}
                  className={link}
                  onClick={event => {
                    event.preventDefault();
                    focusInput(inputIdOf(key));
                  }}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {hiddenCount > 0 && (
            <button type="button" className={moreButton} onClick={() => setExpandedErrors(errors)}>
              Mostrar mais {hiddenCount} {hiddenCount === 1 ? 'campo' : 'campos'}
            </button>
          )}
        </>
      )}
    </div>
  );
}

const show = (part: Element | null | undefined): void => part?.scrollIntoView({ block: 'nearest' });
const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/** Focuses the input with this id, or the first input of the group with this id. */
function focusInput(id: string): void {
  const target = document.getElementById(id);
  const input = target?.matches(FOCUSABLE) ? target : target?.querySelector<HTMLElement>(FOCUSABLE);
  input?.focus();
  // Safari shows only the line of text, so the dock may cover the edge of the input (13.1).
  show(input);
}

const shell = css({
  marginTop: '5',
  paddingInline: '4',
  paddingTop: '3',
  paddingBottom: '2',
  bg: 'errorSoft',
  borderRadius: 'card',
  border: 'error',
  color: 'ink',
  textStyle: 'body',
});
const noticeStyle = css({ paddingBottom: '2' });
const title = css({ textStyle: 'strong' });
/** One line that wraps. Each link is a target of 24 px at least (13.7). */
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  overflowWrap: 'anywhere',
  '& > li': { minWidth: '0' },
});
const link = css({
  lineClamp: '2',
  paddingBlock: '1',
  color: 'ink',
  textDecoration: 'underline',
  textUnderlineOffset: '0.5',
  textStyle: 'body',
});
// In ink, because a brand's colour need not be legible on the colour of errors.
const moreButton = css({
  minHeight: 'touch',
  color: 'ink',
  textStyle: 'strong',
  textDecoration: 'underline',
  textUnderlineOffset: '0.5',
});
