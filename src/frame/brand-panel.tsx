import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-state.ts';
import { css } from '#styled/css/index.js';
import { BrandOrnament } from '#ui/brand-ornament.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconLock } from '#ui/icons.ts';
import { SafeImage } from '#ui/safe-image.tsx';
import { Logo } from './logo.tsx';

/** The calm side of a desktop: who lends, what this is, and that it is safe. */
export function BrandPanel(): ReactNode {
  const { config } = useAppState();
  const home = config?.display.homePage;
  return (
    <aside className={panel} aria-label="Sobre a proposta">
      <BrandOrnament corner="bottomLeft" />
      {config && (
        <SafeImage
          src={config.display.images.desktopBackground}
          alt=""
          className={background}
          fallback={null}
        />
      )}
      <div className={inner}>
        <Logo />
        <div className={words}>
          <p className={title}>{config?.product.name || 'Sua proposta de crédito'}</p>
          <p className={lead}>{home?.topSubText || 'Preencha com calma: o que você digita fica guardado.'}</p>
        </div>
        <p className={safe}>
          <Icon of={IconLock} />
          Dados protegidos
        </p>
      </div>
    </aside>
  );
}

const panel = css({
  display: { base: 'none', md: 'block' },
  position: 'sticky',
  top: '0',
  height: 'screen',
  width: 'panel',
  minWidth: 'panelMin',
  maxWidth: 'panelMax',
  overflow: 'hidden',
  bg: 'surface',
  borderRight: 'line',
});
const background = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
});
const inner = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: 'full',
  padding: 'pageLarge',
});
const words = css({ maxWidth: 'prose' });
const title = css({ textStyle: 'title', color: 'ink' });
const lead = css({ textStyle: 'lead', color: 'muted', marginTop: '3' });
const safe = css({ display: 'flex', alignItems: 'center', gap: '2', textStyle: 'label', color: 'muted' });
