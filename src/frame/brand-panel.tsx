import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css, cx } from '#styled/css/index.js';
import { BrandOrnament } from '#ui/brand-ornament.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconLock } from '#ui/icons.ts';
import { SafeImage } from '#ui/safe-image.tsx';
import { Logo } from './logo.tsx';
import { StepSidebar } from './step-sidebar.tsx';

/** The side panel of a desktop: the lender, the product, and that it is safe. */
export function BrandPanel(): ReactNode {
  const { config, rules, place } = useAppState();
  const home = config?.display.homePage;
  const picture = config?.display.images.desktopBackground ?? '';
  // The landing page contains these texts itself.
  const isLanding = place.kind === 'landing';
  return (
    <aside className={panel} data-wave={rules.waveHeader || undefined} aria-label="Sobre a proposta">
      <BrandOrnament corner="bottomLeft" />
      <SafeImage src={picture} className={background} />
      <div className={picture ? cx(inner, veiled) : inner}>
        {rules.waveHeader ? <span /> : <Logo />}
        <div className={words}>
          <p className={title}>{config?.product.name || 'Sua proposta de crédito'}</p>
          <p className={lead}>
            {(!isLanding && home?.topSubText) || 'Preencha com calma: o que você digita fica salvo.'}
          </p>
          {config?.indicator && !isLanding && <p className={lead}>Indicação de {config.indicator}</p>}
        </div>
        {config?.canShowSidebar && place.kind === 'step' && <StepSidebar />}
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
  // Same colour as the header, to which it is joined (2.53).
  '&[data-wave]': { bg: 'brand.panel', borderRightWidth: 'none' },
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
/** Text over a picture must be readable, whatever the picture is. */
const veiled = css({ bg: 'veil', '[data-wave] &': { bg: 'brand.panelVeil' } });
const words = css({ maxWidth: 'prose', '[data-wave] &': { color: 'brand.onPanel' } });
const title = css({ textStyle: 'title' });
const lead = css({
  textStyle: 'lead',
  color: 'muted',
  marginTop: '3',
  '[data-wave] &': { color: 'brand.onPanel' },
});
/** With a background of its own, because the curves under it have the lender's colour. */
const safe = css({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: '2',
  paddingInline: '3',
  paddingBlock: '1.5',
  bg: 'surface',
  borderRadius: 'full',
  textStyle: 'label',
  color: 'muted',
});
