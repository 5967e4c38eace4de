import { type ReactNode, useState } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { useScreenHeading } from '#hooks/use-screen-heading.ts';
import { css } from '#styled/css/index.js';
import { FormSkeleton } from '#ui/form-skeleton.tsx';
import { LoadingCycle } from '#ui/loading-cycle.tsx';
import { openingTexts } from './loading-texts.ts';

/** Shown until the device IP is known and the system has answered; its texts change every 2 s (2.17, 9.10). */
export function OpeningScreen(): ReactNode {
  const { loading } = useAppState();
  // The texts do not change when the answer has a proposal: a change would be announced, and the step follows at once.
  const [{ heading, texts }] = useState(() => openingTexts(loading.redirected));
  useScreenHeading(heading);
  return (
    <>
      <FormSkeleton heading={heading} />
      <div className={status}>
        <LoadingCycle texts={texts} />
      </div>
    </>
  );
}

const status = css({ display: 'grid', justifyItems: 'center', gap: '5', paddingBottom: '6' });
