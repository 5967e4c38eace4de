import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { useCurrentStep } from '#hooks/use-current-step.ts';
import { isJourneyOver } from '#journey/destination-after.ts';
import { panelSubjectOf } from '#journey/panel-subject.ts';
import { css, cx } from '#styled/css/index.js';
import { BrandOrnament } from '#ui/brand-ornament.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconLock } from '#ui/icons.ts';
import { SafeImage } from '#ui/safe-image.tsx';
import { unbrokenAmounts } from '#ui/unbroken-amounts.ts';
import { usePanelBeside } from '#ui/use-desktop.ts';
import { Logo } from './logo.tsx';
import { PanelContent } from './panel-content.tsx';
import { StepSidebar } from './step-sidebar.tsx';

/**
 * The side panel of a desktop: the lender, the product, content for the current part of the journey, and a note that
 * the data are safe, unless the browser stores nothing (11.5).
 */
export function BrandPanel(): ReactNode {
  const { config, rules, isStorageDegraded } = useAppState();
  const picture = config?.display.images.desktopBackground ?? '';
  return (
    <aside className={panel} data-wave={rules.hasWaveHeader || undefined} aria-label="Sobre a proposta">
      <BrandOrnament corner="bottomLeft" />
      <SafeImage src={picture} className={background} />
      <div className={picture ? cx(inner, panelVeil) : inner}>
        <div className={logoRow}>{!rules.hasWaveHeader && <Logo />}</div>
        <div className={textBlock}>
          <p className={title}>{config?.product.name || 'Sua proposta de crédito'}</p>
          <PanelBody />
        </div>
        {!isStorageDegraded && (
          <p className={safetyNote}>
            <Icon drawing={IconLock} />
            Dados protegidos
          </p>
        )}
      </div>
    </aside>
  );
}

/** A component of its own, because every answer from the service may change its subject, but not the panel (14.1). */
function PanelBody(): ReactNode {
  const isPanelVisible = usePanelBeside();
  const state = useAppState();
  const { config, place, proposal, errorPage, isStorageDegraded } = state;
  const currentStep = useCurrentStep();
  // The landing page contains these texts itself.
  const isLanding = place.kind === 'landing';
  const lenderText = (!isLanding && config?.display.homePage.topSubText) || '';
  const isOver = isJourneyOver(state);
  // The pages of an error and those at the end have nothing to fill in, and perhaps no values are saved any more.
  const isWithoutQuestions = errorPage !== undefined || place.kind === 'finalPage' || isOver;
  const fillingText = isStorageDegraded
    ? 'Preencha com calma.'
    : 'Preencha com calma: o que você digita fica salvo.';
  const defaultText = isWithoutQuestions ? '' : fillingText;
  const subject =
    config && !errorPage
      ? panelSubjectOf(config, { place, current: currentStep, proposal, isOver })
      : undefined;
  const hasFiguresAboveSteps =
    config?.canShowSidebar === true && (subject === 'offer' || subject === 'chosen');
  return (
    <>
      {!hasFiguresAboveSteps && <p className={lead}>{unbrokenAmounts(lenderText || defaultText)}</p>}
      {config?.indicator && !isLanding && <p className={lead}>Indicação de {config.indicator}</p>}
      {isPanelVisible && subject && (
        <div className={content}>
          <PanelContent subject={subject} step={currentStep?.step} />
        </div>
      )}
      {config?.canShowSidebar && place.kind === 'step' && (
        <StepSidebar isBelowFigures={hasFiguresAboveSteps} />
      )}
    </>
  );
}

const panel = css({
  containerType: 'inline-size',
  display: { base: 'none', lg: 'block', _print: 'none' },
  position: 'sticky',
  // Below the bar of an embedding app (3.44).
  top: '[var(--inset-top, 0px)]',
  height: '[calc(100dvh - var(--inset-top, 0px))]',
  width: 'panel',
  minWidth: 'panelMin',
  maxWidth: 'panelMax',
  overflow: 'hidden',
  bg: 'surface',
  borderRight: 'line',
  // Same colour as the header, to which it is joined (2.53).
  '&[data-wave]': {
    bg: 'brand.panel',
    borderRightColor: 'brand.panelLine',
    ':root:not([data-shell-wave]) &': { animation: '[colorIn {durations.sheet} {easings.out}]' },
  },
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
  gap: '8',
  height: 'full',
  padding: 'pageLarge',
  // At twice the text size a long word, such as 'Financiamento', needs the space.
  '@container (max-width: 20rem)': { paddingInline: '6' },
  overflowY: 'auto',
});
/**
 * As high as the name of the lender in the shell, whatever stands in it: a logo is higher, a long name takes two lines,
 * and neither moves the text below (14.4). Keeps its height in a low window, and with large text.
 */
const logoRow = css({ display: 'flex', alignItems: 'center', flexShrink: '0', height: '[1.625rem]' });
/**
 * Text over a picture must be readable, whatever the picture is. The lender's colour has too little contrast to spare.
 */
const panelVeil = css({
  bg: 'veil',
  '[data-wave] &': { bg: 'brand.panelVeil' },
  '& [data-wordmark]': { color: 'ink' },
});
/** Always begins at the same height, so that nothing moves when the content below it appears (14.4). */
const textBlock = css({
  display: 'flex',
  flexDirection: 'column',
  // In a low window this part scrolls, and the name of the lender and the note stay in view.
  minHeight: '0',
  overflowY: 'auto',
  maxWidth: 'prose',
  marginTop: '[max(0px, 12vh - 48px)]',
  '[data-wave] &': {
    color: 'brand.onPanel',
    // Only of this scroll area, which some browsers focus: the cards inside have the ring of the page.
    _focusVisible: { outlineColor: 'brand.onPanel' },
  },
});
const content = css({ flexShrink: '0', marginTop: '6', _empty: { display: 'none' } });
const title = css({ textStyle: 'title' });
const lead = css({
  textStyle: 'lead',
  color: 'muted',
  marginTop: '3',
  '[data-wave] &': { color: 'brand.onPanel' },
});
/** With a background of its own, because the curves under it have the lender's colour. */
const safetyNote = css({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  marginTop: 'auto',
  gap: '2',
  paddingInline: '3',
  paddingBlock: '1.5',
  bg: 'surface',
  borderRadius: 'full',
  textStyle: 'label',
  color: 'muted',
});
