import type { ReactNode } from 'react';
import { fieldKinds } from '#journey/fields/index.ts';
import { shownNameOf } from '#journey/form/shown-name-of.ts';
import type { Field } from '#journey/model/field.ts';
import { isHtml } from '#shared/remove-tags.ts';
import { css } from '#styled/css/index.js';
import { HintButton } from '#ui/hint-button.tsx';
import { NamedIcon } from '#ui/named-icon.tsx';
import { ConsultCompany } from './consult-company.tsx';
import { HowTo } from './how-to.tsx';
import { RichText } from './rich-text.tsx';
import { SubFields } from './sub-fields.tsx';

/** The elements around the control of a field, whatever its kind. */
export interface AroundField {
  /** A heading above this field and the following ones. */
  above: ReactNode;
  /** The label of the field. */
  label: string;
  /** The icon that the service names. */
  labelIcon: ReactNode;
  /** Beside the label: a button that opens a hint. */
  hint: ReactNode;
  /** Below the control, unless there is an error. */
  help: ReactNode;
  /** Below the control and its help: the link to find a company, the tutorial, and the sub-fields. */
  below: ReactNode;
}

/**
 * The elements of a field except its control (3.23). This is a function, not a component, so that two hundred fields
 * without such elements cost nothing. With `hasOwnLabel` the control renders its label, so the hint becomes help.
 */
export function renderAroundField(
  field: Field,
  label: string,
  hasOwnLabel: boolean,
  renderField: (field: Field) => ReactNode,
): AroundField {
  const { tooltip, tutorial, title, icon, message, component } = field;
  const name = shownNameOf(field, label);
  const kind = fieldKinds.find(component);
  const showsOwnMessage = kind?.showsOwnMessage === true;
  const findsCompany = kind?.lookup === 'company';
  const bounds = kind?.describeBounds?.(field) ?? '';
  const texts = [bounds, showsOwnMessage ? '' : message, hasOwnLabel ? tooltip : ''];
  const help = [...new Set(texts.filter(text => text !== ''))];
  // Plain in most fields: then it costs no component.
  const hasHtml = !showsOwnMessage && isHtml(message);
  return {
    above: title !== '' && title !== name && <h2 className={heading}>{title}</h2>,
    label: name,
    labelIcon: icon !== '' && !showsOwnMessage && <NamedIcon name={icon} />,
    hint: tooltip !== '' && !hasOwnLabel && <HintButton subject={name}>{tooltip}</HintButton>,
    help: hasHtml ? help.map(text => <RichText key={text} text={text} size="help" />) : help.join(' '),
    below: (findsCompany || tutorial !== '' || field.subFields.length > 0) && (
      <>
        {findsCompany && <ConsultCompany fieldKey={field.key} />}
        {tutorial !== '' && <HowTo text={tutorial} subject={name} isFile={kind?.control === 'image'} />}
        {field.subFields.length > 0 && <SubFields field={field} label={name} renderField={renderField} />}
      </>
    ),
  };
}

const heading = css({ textStyle: 'subtitle', color: 'ink', marginTop: '3', marginBottom: '4' });
