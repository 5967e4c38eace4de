import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { SafeImage } from '#ui/safe-image.tsx';

/** The lender's logo, small where there is little room (3.15); without a usable one its name. */
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
  // On one line: with large letters it ends in dots rather than in a column of letters.
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  textStyle: 'lead',
  fontWeight: 'bold',
  color: 'brand.primaryStrong',
  '[data-wave] &': { color: 'brand.onWave' },
});
const image = css({
  display: 'block',
  maxHeight: '8',
  width: 'auto',
  // Nobody knows the colours of a logo: on the wave it stands on its own ground.
  '[data-wave] &': { bg: 'surface', borderRadius: 'control', padding: '1' },
});
