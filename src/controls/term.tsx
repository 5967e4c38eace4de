import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import type { ControlProps } from './control.ts';
import { SingleCheckbox } from './primitives/single-checkbox.tsx';
import { tickText } from './primitives/tick-row.tsx';

/** A checkbox to accept terms, with a button that opens them (2.41). */
export function TermControl(props: ControlProps): ReactNode {
  return (
    <SingleCheckbox {...props}>
      <span className={tickText}>
        <span id={props.labelId}>{props.label}</span>{' '}
        {props.field.term !== '' && (
          <button type="button" className={link} aria-describedby={props.labelId} onClick={props.onOpenTerms}>
            Ler os termos
          </button>
        )}
      </span>
    </SingleCheckbox>
  );
}

const link = css({
  color: 'brand.activeText',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.5',
});
