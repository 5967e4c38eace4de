import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { MANUAL_TITLE, manualNoticeOf } from '#journey/restart.ts';
import { css } from '#styled/css/index.js';
import { Banner } from '#ui/banner.tsx';

/**
 * At the steps of a proposal that was started by hand: a banner that names the person whose data it contains (2.44).
 */
export function ManualBanner(): ReactNode {
  const { place, errorPage, launchParams, proposal } = useAppState();
  const text = place.kind === 'step' && !errorPage ? manualNoticeOf(launchParams, proposal) : '';
  if (text === '') return null;
  return (
    <div className={shell}>
      <Banner kind="info" title={MANUAL_TITLE}>
        {text}
      </Banner>
    </div>
  );
}

const shell = css({ width: 'full', maxWidth: 'form', marginInline: 'auto', paddingTop: '4' });
