import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css, cx } from '#styled/css/index.js';
import { SafeImage } from '#ui/safe-image.tsx';

/** The lender's logo, small where space is short (3.15); its name if there is no usable logo. */
export function Logo({ isSmall = false }: { isSmall?: boolean }): ReactNode {
  const { config } = useAppState();
  if (!config) return <span className={nameStyle}>Proposta de crédito</span>;
  const { images } = config.display;
  const lender = config.bank.name || config.product.name || 'Proposta de crédito';
  return (
    <SafeImage
      src={(isSmall && images.miniLogo) || images.logo || config.bank.image}
      alt={lender}
      className={image}
      fallback={
        <span data-wordmark="" className={hasLongWord(lender) ? cx(nameStyle, smallName) : nameStyle}>
          {lender}
        </span>
      }
    />
  );
}

/** In the normal size a long word would be cut beside five actions. */
const hasLongWord = (text: string): boolean => text.split(' ').some(word => word.length > 7);

const nameStyle = css({
  // Two lines at most, broken between words; a word that is too wide ends in an ellipsis.
  display: '[-webkit-box]',
  lineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'normal',
  textOverflow: 'ellipsis',
  textStyle: 'lead',
  lineHeight: '[1.25]',
  fontWeight: 'bold',
  color: 'brand.activeText',
  '[data-wave] &': { color: 'brand.onWave' },
});
const smallName = css({ fontSize: { base: '[0.9375rem]', md: 'lead' } });
const image = css({
  display: 'block',
  maxHeight: '8',
  width: 'auto',
  // The colours of a logo are unknown, so on the wave it gets a background.
  '[data-wave] &': { bg: 'surface', borderRadius: 'control', padding: '1' },
});
