import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-state.ts';
import { css } from '#styled/css/index.js';
import { BrandOrnament } from '#ui/brand-ornament.tsx';
import { BrandPanel } from './brand-panel.tsx';
import { JourneyProgress } from './journey-progress.tsx';
import { Logo } from './logo.tsx';
import { Overlays } from './overlays/overlays.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** What stands around every screen: brand panel beside the column on a desktop, header above it on a phone. */
export function AppFrame({ children }: { children: ReactNode }): ReactNode {
  const { errorPage } = useAppState();
  return (
    <div className={page} data-error={errorPage?.isError ? '' : undefined}>
      <BrandPanel />
      <div className={main}>
        <header className={header}>
          <BrandOrnament corner="topRight" className={curves} />
          <div className={headline}>
            <span className={phoneLogo}>
              <Logo />
            </span>
            <ThemeSwitch />
          </div>
          <JourneyProgress />
        </header>
        <main className={content}>{children}</main>
      </div>
      <Overlays />
    </div>
  );
}

const page = css({ display: 'flex', minHeight: 'screen', bg: 'canvas', color: 'ink' });
const main = css({ display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' });
const header = css({ position: 'relative', overflow: 'hidden', bg: { base: 'surface', md: 'transparent' } });
const headline = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: { base: 'space-between', md: 'flex-end' },
  gap: '4',
  height: 'header',
  paddingInline: { base: 'page', md: 'pageLarge' },
});
const curves = css({ display: { md: 'none' }, opacity: 'soft' });
const phoneLogo = css({ display: { md: 'none' } });
const content = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  paddingInline: { base: 'page', md: 'pageLarge' },
});
