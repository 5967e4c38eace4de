import { type ReactNode, useEffect, useRef } from 'react';
import { inputId } from '#controls/field-row.tsx';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { LongText, shortened } from '#ui/long-text.tsx';

/**
 * After a failed submission: the number of errors, with links to the fields; it gets the focus (13.3). Corrected fields
 * leave the list. The region is always present, so that screen readers announce its content.
 */
export function ErrorSummary(): ReactNode {
  const { form } = useAppState();
  const { summary: left, summaryFocus, notice } = form;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (summaryFocus > 0) box.current?.focus();
  }, [summaryFocus]);
  const count = left.length === 1 ? 'Falta 1 campo' : `Faltam ${left.length} campos`;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={left.length === 0 && notice === '' ? undefined : shell}
    >
      {notice !== '' && (
        <p className={messageText}>
          <LongText text={notice} />
        </p>
      )}
      {left.length > 0 && (
        <>
          <p className={messageText}>{count} para continuar</p>
          <ul className={list}>
            {left.map(({ key, label, message }) => (
              <li key={key}>
                <a
                  href={`#${inputId(key)}`}
                  className={link}
                  onClick={event => {
                    event.preventDefault();
                    focusInput(inputId(key));
                  }}
                >
                  {shortened(message.includes(label) ? message : `${label}: ${message}`)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, [tabindex]';

/** The input of a field, or the first one of a group. */
function focusInput(id: string): void {
  const named = document.getElementById(id);
  const input = named?.matches(FOCUSABLE) ? named : named?.querySelector<HTMLElement>(FOCUSABLE);
  input?.focus();
}

const shell = css({
  marginTop: '6',
  padding: '4',
  bg: 'errorSoft',
  borderRadius: 'card',
  border: 'error',
  color: 'ink',
  textStyle: 'body',
});
const messageText = css({ fontWeight: 'semibold' });
const list = css({ marginTop: '2', display: 'grid', gap: '1', overflowWrap: 'anywhere' });
const link = css({
  color: 'error',
  textDecoration: 'underline',
  textUnderlineOffset: '0.5',
  textStyle: 'label',
});
