import { type ReactNode, useState } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { useScreenHeading } from '#hooks/use-screen-heading.ts';
import { css } from '#styled/css/index.js';
import { FormSkeleton } from '#ui/form-skeleton.tsx';
import { LoadingCycle } from '#ui/loading-cycle.tsx';
import { createOpeningTexts } from './loading-texts.ts';

/** Shown until the device IP is known and the system has answered; its texts change every 2 s (2.17, 9.10). */
export function OpeningScreen(): ReactNode {
  const [textsOf] = useState(createOpeningTexts);
  const { heading, texts } = textsOf(useAppState());
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
