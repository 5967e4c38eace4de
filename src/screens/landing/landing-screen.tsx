import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useArrival } from '#hooks/use-arrival.ts';
import { useAppState } from '#hooks/use-state.ts';
import { JourneyPicture } from '#step-views/journey-picture.tsx';
import { css } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { SafeImage } from '#ui/safe-image.tsx';
import { StickyFooter } from '#ui/sticky-footer.tsx';

/** Before the first step: what this is, in the lender's words, and one button (2.13, 2.14, 3.12). */
export function LandingScreen(): ReactNode {
  const flows = useFlows();
  const { config } = useAppState();
  const titleRef = useArrival('landing');
  if (!config) return null;
  const { homePage, images } = config.display;
  return (
    <div className={shell}>
      <div className={column}>
        <SafeImage src={images.home} alt="" className={image} fallback={<JourneyPicture of="document" />} />
        <h1 ref={titleRef} tabIndex={-1} className={title}>
          {homePage.topText || `Contrate ${config.product.name}`}
        </h1>
        {homePage.topSubText && <p className={text}>{homePage.topSubText}</p>}
      </div>
      <StickyFooter>
        <Button wide onClick={() => void flows.startFirstStep()}>
          {homePage.buttonText || 'Começar'}
        </Button>
      </StickyFooter>
    </div>
  );
}

const shell = css({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: '1',
  width: 'full',
  maxWidth: 'form',
  marginInline: 'auto',
});
const column = css({ flexGrow: '1', paddingBlock: { base: '6', md: '10' } });
const image = css({ width: 'full', height: 'auto', borderRadius: 'card', marginBottom: '6' });
const title = css({ textStyle: 'title', color: 'ink', marginTop: '4' });
const text = css({ textStyle: 'lead', color: 'muted', marginTop: '3' });
