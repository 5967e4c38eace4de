import type { MouseEvent, ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import { MIDDLE_BUTTON } from '#ui/middle-button.ts';

interface HeaderActionProps {
  icon: IconDrawing;
  /** Visible if there is space, always read by screen readers. */
  label: string;
  /** With an address the action is a link, whose address the visitor can copy; a press calls only `onPress`. */
  href?: string | undefined;
  /** The label is never visible. */
  isIconOnly?: boolean;
  onPress: () => void;
}

/** An action of the header: an icon on a phone, with its label on a desktop. At least 40 by 44 px. */
export function HeaderAction({
  icon,
  label,
  href,
  isIconOnly = false,
  onPress,
}: HeaderActionProps): ReactNode {
  const content = (
    <>
      {/* The tooltip is on the icon: on the button, screen readers would read the label twice. */}
      <span className={iconBox} title={label} aria-hidden="true">
        <Icon drawing={icon} size="header" />
      </span>
      {!isIconOnly && <span className={labelText}>{label}</span>}
    </>
  );
  if (href === undefined)
    return (
      <button type="button" className={action} aria-label={label} onClick={onPress}>
        {content}
      </button>
    );
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    onPress();
  };
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={action}
      aria-label={label}
      onClick={open}
      onAuxClick={event => event.button === MIDDLE_BUTTON && open(event)}
    >
      {content}
    </a>
  );
}

const iconBox = css({ display: 'inline-flex' });
const action = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  // So narrow that four actions and the theme switch leave space for the lender's name on a phone of 360 px.
  minWidth: { base: '10', md: 'touch' },
  height: 'touch',
  paddingInline: { lg: '3' },
  borderRadius: 'control',
  textStyle: 'label',
  color: 'muted',
  _hover: { color: 'ink' },
  '[data-wave] &': { color: 'brand.onWave' },
});
/**
 * With several actions, labels show only from the breakpoint `xl` or `xxl`, which `HeaderActions` chooses. Otherwise
 * they would push the logo and the theme switch out of the header. In a wave header several actions never have labels:
 * there the logo begins at the column of the form and needs the space.
 */
const labelText = css({
  display: { base: 'none', lg: 'inline' },
  // With large text a wide window has no space for labels either. The container is the header.
  '@container (max-width: 30rem)': { display: { lg: 'none' } },
  '[data-labels-from=xl] &': {
    display: { lg: 'none', xl: 'inline' },
    '@container (max-width: 44rem)': { display: { xl: 'none' } },
  },
  '[data-labels-from=xxl] &': {
    display: { lg: 'none', xxl: 'inline' },
    '@container (max-width: 60rem)': { display: { xxl: 'none' } },
  },
  '[data-wave] [data-labels-from=xl] &': { display: { lg: 'none' } },
  '[data-wave] [data-labels-from=xxl] &': { display: { lg: 'none' } },
});
