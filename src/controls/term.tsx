import type { ReactNode } from 'react';
import type { ControlProps } from './control.ts';
import { labelLink, renderLinkedLabel } from './primitives/render-linked-label.tsx';
import { SingleCheckbox } from './primitives/single-checkbox.tsx';
import { tickText } from './primitives/tick-row.tsx';

/**
 * A checkbox to accept terms, with a button that opens them (2.41): the first link of its label, or one after the
 * label. Other links of the label open their address.
 */
export function TermControl(props: ControlProps): ReactNode {
  const { label, labelId, field, onOpenTerms, onOpenLink } = props;
  const hasTerm = field.term !== '';
  const termLink = hasTerm ? field.labelLinks.findIndex(({ text }) => label.includes(text)) : -1;
  const pressOf = (url: string, index: number): (() => void) | undefined => {
    if (index === termLink) return onOpenTerms;
    return url === '' ? undefined : () => onOpenLink(url);
  };
  return (
    <SingleCheckbox {...props} hasLabels>
      <span className={tickText}>
        <span id={labelId}>{renderLinkedLabel(props.id, label, field, pressOf)}</span>{' '}
        {hasTerm && termLink === -1 && (
          <button type="button" className={labelLink} aria-describedby={labelId} onClick={onOpenTerms}>
            Ler os termos
          </button>
        )}
      </span>
    </SingleCheckbox>
  );
}
