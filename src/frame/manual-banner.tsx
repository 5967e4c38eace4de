import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { MANUAL_TITLE, manualNotice } from '#journey/restart.ts';
import { css } from '#styled/css/index.js';
import { Banner } from '#ui/banner.tsx';

/** The banner of a proposal that was started by hand, with the person whose data it contains (2.44). */
export function ManualBanner(): ReactNode {
  const { launchParams, proposal } = useAppState();
  const text = manualNotice(launchParams, proposal);
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
