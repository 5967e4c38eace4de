import type { ReactNode } from 'react';
import { renderLongLabel } from '#ui/long-text.tsx';
import type { ControlProps } from './control.ts';
import { renderLinkedLabel } from './primitives/render-linked-label.tsx';
import { SingleCheckbox } from './primitives/single-checkbox.tsx';
import { tickText } from './primitives/tick-row.tsx';

/** The control of a yes-or-no field. It renders its own label; the row around it renders none. */
export function CheckboxControl(props: ControlProps): ReactNode {
  const hasLinks = props.field.labelLinks.some(({ url }) => url !== '');
  const renderBox = (content: ReactNode): ReactNode => (
    <SingleCheckbox {...props} hasLabels={hasLinks}>
      <span id={props.labelId} className={tickText}>
        {content}
      </span>
    </SingleCheckbox>
  );
  if (!hasLinks) return renderLongLabel(props.label, 'text', renderBox);
  return renderBox(
    renderLinkedLabel(props.id, props.label, props.field, url =>
      url === '' ? undefined : () => props.onOpenLink(url),
    ),
  );
}
