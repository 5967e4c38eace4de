import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { hasErrorInView } from '#journey/has-error-in-view.ts';
import { rankOfPlace } from '#journey/rank-of-place.ts';
import { waveLookOf } from '#journey/wave-look.ts';
import { css } from '#styled/css/index.js';
import { BrandOrnament } from '#ui/brand-ornament.tsx';
import { type DockParts, DockPartsContext } from '#ui/dock.tsx';
import { StepMotion } from '#ui/step-motion.tsx';
import { BackButton, useShowsBackButton } from './back-button.tsx';
import { BrandPanel } from './brand-panel.tsx';
import { HeaderActions } from './header-actions.tsx';
import { JourneyProgress } from './journey-progress.tsx';
import { Logo } from './logo.tsx';
import { ManualBanner } from './manual-banner.tsx';
import { Overlays } from './overlays/overlays.tsx';
import { StepOptions } from './step-options.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { TrackingConsentLine } from './tracking-consent-line.tsx';
import { WaveHeader } from './wave-header.tsx';

/** The frame of every screen: brand panel beside the column on a desktop, header above it on a phone. */
export function AppFrame({ children }: { children: ReactNode }): ReactNode {
  const { config, errorPage, rules, place, trackingConsent, dialog } = useAppState();
  const look = waveLookOf(rules);
  // A page beside the steps shows no phases, and takes no space for them.
  const wave = look === 'phases' && place.kind === 'sidePage' ? 'plain' : look;
  const hasError = hasErrorInView({ errorPage, dialog });
  return (
    <div className={page} data-error={hasError ? '' : undefined}>
      <BrandPanel />
      <div className={main}>
        <header className={header}>
          {!wave && <BrandOrnament corner="topRight" className={curves} />}
          <div className={band} data-wave={wave}>
            <Headline />
            {wave && <WaveHeader hasPhases={wave === 'phases'} />}
          </div>
          <JourneyProgress />
        </header>
        {trackingConsent === 'asked' && <TrackingConsentLine />}
        <StepMotion
          place={place.kind === 'step' ? place.slug : place.kind}
          rank={rankOfPlace(config, place)}
          className={content}
        >
          <ManualBanner />
          <DockPartsContext value={dockParts}>{children}</DockPartsContext>
        </StepMotion>
      </div>
      <Overlays />
    </div>
  );
}

/** A component of its own, because every answer from the service may change the way back, but not the frame (14.1). */
function Headline(): ReactNode {
  const { config, errorPage, place } = useAppState();
  // An error at the opening is no dead end: help and support are a second way out (2.54).
  const hasActions = place.kind !== 'opening' || (errorPage !== undefined && config !== undefined);
  return (
    <div className={headline} data-back={useShowsBackButton() || undefined}>
      <span className={headerLogo}>
        <BackButton variant="chevron" />
        <Logo isSmall />
      </span>
      <div className={actions}>
        {hasActions && <HeaderActions />}
        <ThemeSwitch />
      </div>
    </div>
  );
}

/** Each renders nothing at places where it does not apply. */
const dockParts: DockParts = { back: <BackButton variant="link" />, options: <StepOptions /> };

const page = css({
  display: 'flex',
  minHeight: 'screen',
  // Keeps clear of an embedding app's bars, and of a keyboard that the browser reserves no space for (3.44, 15.1).
  paddingTop: '[var(--inset-top, 0px)]',
  paddingBottom: '[var(--keyboard, 0px)]',
  bg: 'canvas',
  color: 'ink',
});
const main = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minWidth: '0',
  alignSelf: { lg: 'flex-start' },
  minHeight: { lg: '[min(100dvh - var(--inset-top, 0px) - var(--keyboard, 0px), {sizes.desktopColumn})]' },
});
const header = css({
  position: 'relative',
  overflow: 'hidden',
  bg: { base: 'surface', lg: 'transparent' },
  '&:has([data-wave])': { bg: 'transparent' },
});
/** With a wave there is space for the edge of the wave, and for phases, which are drawn on it. */
const band = css({
  position: 'relative',
  containerType: 'inline-size',
  '&[data-wave]': {
    bg: 'brand.wave',
    // Printers leave out a background otherwise, and its texts would be as light as the paper.
    printColorAdjust: 'exact',
    // The page's ring is checked against the surfaces of the page only.
    '--brand-ring': 'var(--brand-on-wave)',
    marginBottom: { base: '10', md: '16' },
    // Fades in over the plain header of the shell, which does not know the wave before the second visit (14.1).
    ':root:not([data-shell-wave]) &': { animation: '[colorIn {durations.sheet} {easings.out}]' },
  },
  // On a phone the name of a phase takes two lines, and its counter a third: the wave is lower there.
  '&[data-wave=phases]': { paddingBottom: { base: '12', md: '8' }, marginBottom: { base: '6', md: '16' } },
});
const headline = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { base: '2', md: '4' },
  minHeight: 'header',
  // With large text, or at 400%, a logo that does not fit beside the actions has a line of its own.
  '@container (max-width: 20rem)': { flexWrap: 'wrap', rowGap: '0' },
  // On a tablet logo and actions stand in line with the column below. Beside the brand panel only a wave has a logo.
  paddingInline: { base: 'page', md: '[max(48px, (100% - {sizes.form}) / 2)]', lg: 'pageLarge' },
  '[data-wave] &': { paddingInlineStart: { md: '[max(48px, (100% - {sizes.form}) / 2)]' } },
});
const curves = css({ display: { lg: 'none' }, opacity: 'soft' });
/** On a desktop the brand panel has the logo, unless the header has a wave (2.45). */
const headerLogo = css({
  minWidth: '0',
  '@container (max-width: 20rem)': {
    // An image shrinks to 64 px beside the actions; its smallest width of its own is 0.
    flexBasis: '24',
    flexGrow: '9',
    '&:has([data-wordmark])': { flexBasis: 'min', flexGrow: '99', maxWidth: 'max' },
    // On a line of its own it stands clear of the upper edge of the window.
    marginBlock: '2',
  },
  // The hidden logo takes no space from the actions.
  position: { lg: 'absolute' },
  visibility: { lg: 'hidden' },
  '[data-wave] &': { position: 'static', visibility: 'visible' },
  // The space for the chevron is always there, and the logo moves by a transform: neither moves the layout (14.4).
  paddingInlineEnd: { base: '8', lg: '0' },
  transitionProperty: '[transform]',
  transitionDuration: 'quick',
  transitionTimingFunction: 'out',
  '[data-back] &': {
    // The logo of a wide window stands at the column of the form, far from the chevron.
    transform: { base: 'translateX(32px)', md: 'none' },
  },
});
/** Takes all the space beside the logo, so that the logo stays in place when more actions appear (14.4). */
const actions = css({
  display: { base: 'flex', _print: 'none' },
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexGrow: '1',
  flexShrink: '0',
  // The icons, not their targets, end on the line of the fields.
  marginInlineEnd: { base: '-2', md: '-3', lg: '0' },
  // On a line of their own on a narrow phone they are near the logo, so that the header stays low.
  '@container (max-width: 320px)': { marginBlock: '-1' },
});
const content = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  paddingInline: { base: 'page', md: 'pageLarge' },
});
