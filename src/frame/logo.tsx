import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { themeOf } from '#journey/brand-tokens.ts';
import { css, cx } from '#styled/css/index.js';
import { SafeImage } from '#ui/safe-image.tsx';

/**
 * The lender's logo, small where space is short (3.15), otherwise the picture of the bank (3.4); the name until one of
 * them has arrived, and if none is usable.
 */
export function Logo({ isSmall = false }: { isSmall?: boolean }): ReactNode {
  const { config } = useAppState();
  if (!config) return <span className={nameStyle}>Proposta de crédito</span>;
  const { images, colors } = config.display;
  const lender = config.bank.name || config.product.name || 'Proposta de crédito';
  return (
    <SafeImage
      src={isSmall ? images.miniLogo : ''}
      alternatives={[images.logo, config.bank.image]}
      alt={lender}
      className={image}
      // A logo is made for the theme of its lender.
      theme={themeOf(colors) ?? 'light'}
      showsFallbackFirst
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
  // Two short words in one line beside a chevron and four actions.
  '@media (max-width: 359px)': { fontSize: '[0.9375rem]' },
  color: 'brand.activeText',
  '[data-wave] &': { color: 'brand.onWave' },
});
const smallName = css({ fontSize: { base: '[0.9375rem]', md: 'lead' } });
const image = css({
  display: 'block',
  maxHeight: '8',
  width: 'auto',
  // Its colours are unknown, so on the wave and in the other theme its background is the surface of its own theme.
  '[data-theme=dark] &[data-theme=light], [data-theme=light] &[data-theme=dark], [data-wave] &': {
    bg: 'surface',
    borderRadius: 'control',
    padding: '1',
  },
});
