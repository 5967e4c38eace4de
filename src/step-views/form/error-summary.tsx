import { type ReactNode, useEffect, useRef } from 'react';
import { inputId } from '#controls/field-row.tsx';
import { useAppState } from '#hooks/use-state.ts';
import { css } from '#styled/css/index.js';

/** After a failed submit: what is missing, with links to the fields. It takes the focus (13.3). */
export function ErrorSummary(): ReactNode {
  const { form } = useAppState();
  const { summary, summaryFocus, notice } = form;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (summaryFocus > 0) box.current?.focus();
  }, [summaryFocus]);
  if (summary.length === 0 && notice === '') return null;
  const count = summary.length === 1 ? 'Falta 1 campo' : `Faltam ${summary.length} campos`;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={shell}>
      {notice !== '' && <p className={said}>{notice}</p>}
      {summary.length > 0 && (
        <>
          <p className={said}>{count} para continuar</p>
          <ul className={list}>
            {summary.map(({ key, label, message }) => (
              <li key={key}>
                <a
                  href={`#${inputId(key)}`}
                  className={link}
                  onClick={event => {
                    event.preventDefault();
                    document.getElementById(inputId(key))?.focus();
                  }}
                >
                  {message.includes(label) ? message : `${label}: ${message}`}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
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
const said = css({ fontWeight: 'semibold' });
const list = css({ marginTop: '2', display: 'grid', gap: '1' });
const link = css({
  color: 'error',
  textDecoration: 'underline',
  textUnderlineOffset: '0.5',
  textStyle: 'label',
});
