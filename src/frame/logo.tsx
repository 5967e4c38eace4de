import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { SafeImage } from '#ui/safe-image.tsx';

/** The lender's logo, small where space is short (3.15); its name if there is no usable logo. */
export function Logo({ mini = false }: { mini?: boolean }): ReactNode {
  const { config } = useAppState();
  if (!config) return <span className={name}>Proposta de crédito</span>;
  const { images } = config.display;
  const lender = config.bank.name || config.product.name || 'Proposta de crédito';
  return (
    <SafeImage
      src={(mini && images.miniLogo) || images.logo || config.bank.image}
      alt={lender}
      className={image}
      fallback={<span className={name}>{lender}</span>}
    />
  );
}

const name = css({
  // On one line: large text ends in an ellipsis instead of wrapping by letter.
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textStyle: 'lead',
  fontWeight: 'bold',
  color: 'brand.activeText',
  '[data-wave] &': { color: 'brand.onWave' },
});
const image = css({
  display: 'block',
  maxHeight: '8',
  width: 'auto',
  // The colours of a logo are unknown, so on the wave it gets a background.
  '[data-wave] &': { bg: 'surface', borderRadius: 'control', padding: '1' },
});
