import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-state.ts';
import { css } from '#styled/css/index.js';
import { SafeImage } from '#ui/safe-image.tsx';

/** The lender's logo; without a usable one its name. */
export function Logo(): ReactNode {
  const { config } = useAppState();
  if (!config) return <span className={name}>Proposta de crédito</span>;
  const lender = config.bank.name || config.product.name || 'Proposta de crédito';
  return (
    <SafeImage
      src={config.display.images.logo || config.bank.image}
      alt={lender}
      className={image}
      fallback={<span className={name}>{lender}</span>}
    />
  );
}

const name = css({ textStyle: 'lead', fontWeight: 'bold', color: 'brand.primaryStrong' });
const image = css({ display: 'block', maxHeight: '8', width: 'auto' });
