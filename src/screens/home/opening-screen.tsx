import { type ReactNode, useEffect, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { css } from '#styled/css/index.js';
import { FormSkeleton } from '#ui/form-skeleton.tsx';
import { LoadingCycle } from '#ui/loading-cycle.tsx';
import { createOpeningTexts } from './loading-texts.ts';

/** Shown until the device IP is known and the system has answered; its texts change every 2 s (2.17, 9.10). */
export function OpeningScreen(): ReactNode {
  const [textsOf] = useState(createOpeningTexts);
  const { heading, texts } = textsOf(useAppState());
  const flows = useFlows();
  // The heading titles the page although it does not take the focus (13.4).
  useEffect(() => {
    flows.showHeading(heading);
    return () => flows.showHeading('');
  }, [flows, heading]);
  return (
    <>
      <FormSkeleton heading={heading} />
      <div className={status}>
        <LoadingCycle texts={texts} />
      </div>
    </>
  );
}

const status = css({
  display: 'grid',
  // With large text the bar would otherwise be wider than a phone.
  gridTemplateColumns: '[minmax(0, 1fr)]',
  justifyItems: 'center',
  gap: '5',
  paddingBottom: '6',
});
