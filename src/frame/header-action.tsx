import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';

interface HeaderActionProps {
  icon: Parameters<typeof Icon>[0]['drawing'];
  /** Visible if there is space, always read by screen readers. */
  label: string;
  /** An address makes it a link; `onPress` decides what happens then. */
  href?: string | undefined;
  onPress: () => void;
}

/** An action of the header: an icon on a phone, with its label on a desktop. At least 40 by 44 px. */
export function HeaderAction({ icon, label, href, onPress }: HeaderActionProps): ReactNode {
  const content = (
    <>
      {/* As a title of the button or link it would be read a second time. */}
      <span className={sign} title={label} aria-hidden="true">
        <Icon drawing={icon} />
      </span>
      <span className={textBlock}>{label}</span>
    </>
  );
  if (href === undefined)
    return (
      <button type="button" className={action} aria-label={label} onClick={onPress}>
        {content}
      </button>
    );
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={action}
      aria-label={label}
      onClick={event => {
        event.preventDefault();
        onPress();
      }}
    >
      {content}
    </a>
  );
}

const sign = css({ display: 'inline-flex' });
const action = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  // Five of them leave space for the lender's name on a phone of 360 px.
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
 * Three actions, or the product's questions beside another one, hide their labels before they push the logo and the theme
 * switch out of the header. On the wave they never have labels: there the logo begins at the column of the form and needs
 * the space.
 */
const textBlock = css({
  display: { base: 'none', lg: 'inline' },
  '[data-several] &': { display: { lg: 'none', xl: 'inline' } },
  '[data-many] &': { display: { lg: 'none', xxl: 'inline' } },
  '[data-wave] [data-several] &': { display: { lg: 'none' } },
  '[data-wave] [data-many] &': { display: { lg: 'none' } },
});
