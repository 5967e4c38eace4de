import { QrCode as Ark } from '@ark-ui/react/qr-code';
import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

interface QrCodeProps {
  /** The content of the code: an address. */
  value: string;
  /** The purpose of the code, for screen readers. */
  label: string;
}

/**
 * An address as a QR code: dark on light in both themes, because cameras need that. Only lazy views import this
 * component.
 */
export function QrCode({ value, label }: QrCodeProps): ReactNode {
  return (
    <Ark.Root value={value} encoding={{ ecc: 'M' }} className={background} role="img" aria-label={label}>
      <Ark.Frame className={frame}>
        <Ark.Pattern className={pattern} />
      </Ark.Frame>
    </Ark.Root>
  );
}

const background = css({
  width: 'fit',
  marginInline: 'auto',
  padding: '4',
  bg: 'onLens',
  border: 'line',
  borderRadius: 'card',
});
const frame = css({ boxSize: 'picture', display: 'block', forcedColorAdjust: 'none' });
const pattern = css({ fill: 'lens' });
