import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { BrandOrnament } from '#ui/brand-ornament.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { retryButton } from '#ui/retry-button.tsx';
import { BrandPanel } from './brand-panel.tsx';
import { JourneyProgress } from './journey-progress.tsx';
import { Logo } from './logo.tsx';
import { Overlays } from './overlays/overlays.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** About what the banner takes: what stands under it hardly moves when it comes (14.4). */
const bannerRoom = css({ minHeight: { base: '[124px]', md: '[92px]' } });

/** Nothing in the frame is worth the whole page: gone for good, or offline, the journey goes on without it. */
const without = { missing: () => null };

/** Loaded once the first place stands: their room is kept by the style sheet, so nothing moves when they come (14.4). */
const HeaderActions = lazyComponent(
  async () => (await import('./header-actions.tsx')).HeaderActions,
  without,
).Component;
const WaveHeader = lazyComponent(
  async () => (await import('./wave-header.tsx')).WaveHeader,
  without,
).Component;

/** The ways aside of a step and what is said over it: nothing that the first paint waits for (14.1). */
const StepButtons = lazyComponent(async () => (await import('./step-buttons.tsx')).StepButtons, {
  missing: retryButton,
}).Component;
const ConsentLine = lazyComponent(
  async () => (await import('./consent-line.tsx')).ConsentLine,
  without,
).Component;
const ManualBanner = lazyComponent(async () => (await import('./manual-banner.tsx')).ManualBanner, {
  ...without,
  waiting: () => <div className={bannerRoom} />,
}).Component;

/** What stands around every screen: brand panel beside the column on a desktop, header above it on a phone. */
export function AppFrame({ children }: { children: ReactNode }): ReactNode {
  const { errorPage, rules, place, proposal, launchParams, consent } = useAppState();
  const atStep = place.kind === 'step' && !errorPage;
  const isManual = atStep && (proposal?.startedAs === 'typist' || launchParams.userOfficeToken !== '');
  const wave = rules.waveHeader ? (rules.phases ? 'phases' : 'plain') : undefined;
  return (
    <div className={page} data-error={errorPage?.isError ? '' : undefined}>
      <BrandPanel />
      <div className={main}>
        <header className={header}>
          {!wave && <BrandOrnament corner="topRight" className={curves} />}
          <div className={band} data-wave={wave}>
            <div className={headline}>
              <span className={headerLogo}>
                <Logo mini />
              </span>
              <div className={actions}>
                {place.kind !== 'opening' && <HeaderActions />}
                <ThemeSwitch />
              </div>
            </div>
            {wave && <WaveHeader />}
          </div>
          <JourneyProgress />
        </header>
        {consent === 'asked' && <ConsentLine />}
        <main className={content}>
          {isManual && <ManualBanner />}
          {children}
          {atStep && <StepButtons />}
        </main>
      </div>
      <Overlays />
    </div>
  );
}

const page = css({
  display: 'flex',
  minHeight: 'screen',
  // The bars of an app around us, and a keyboard that the browser makes no room for (3.44, 15.1).
  paddingTop: '[var(--inset-top, 0px)]',
  paddingBottom: '[var(--keyboard, 0px)]',
  bg: 'canvas',
  color: 'ink',
});
const main = css({ display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' });
const header = css({
  position: 'relative',
  overflow: 'hidden',
  bg: { base: 'surface', md: 'transparent' },
  '&:has([data-wave])': { bg: 'transparent' },
});
/** Below a wave there is room for its edge; phases stand on it. */
const band = css({
  position: 'relative',
  '&[data-wave]': { bg: 'brand.wave', marginBottom: { base: '10', md: '16' } },
  '&[data-wave=phases]': { paddingBottom: '8' },
});
const headline = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  height: 'header',
  paddingInline: { base: 'page', md: 'pageLarge' },
});
const curves = css({ display: { md: 'none' }, opacity: 'soft' });
/** On a desktop the brand panel has the logo, unless the header is one of its own (2.45). */
const headerLogo = css({
  minWidth: '0',
  visibility: { md: 'hidden' },
  '[data-wave] &': { visibility: 'visible' },
});
/** Takes the whole room beside the logo, so that it stays where it is when more actions come (14.4). */
const actions = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexGrow: '1',
  flexShrink: '0',
});
const content = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  paddingInline: { base: 'page', md: 'pageLarge' },
  // The ways aside stand right under the form on a desktop, at the foot of the window on a phone.
  '& > form': { flexGrow: { md: '0' } },
});
