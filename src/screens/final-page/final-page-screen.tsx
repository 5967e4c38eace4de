import type { ReactNode } from 'react';
import { useArrival } from '#hooks/use-arrival.ts';
import { useAppState } from '#hooks/use-state.ts';
import { safeUrl } from '#shared/safety/url.ts';
import { JourneyPicture } from '#step-views/journey-picture.tsx';
import { StatusScreen } from '#ui/status-screen.tsx';

/** The end of the journey, in the lender's words (2.3, 3.11). */
export function FinalPageScreen(): ReactNode {
  const { config } = useAppState();
  const titleRef = useArrival('final-page');
  const page = config?.display.finalPage;
  const link = safeUrl(page?.extraButtonLink ?? '');
  return (
    <StatusScreen
      titleRef={titleRef}
      picture={<JourneyPicture of="success" />}
      title={page?.title || 'Proposta enviada'}
      sentence={page?.description || 'Recebemos a sua proposta. Você será avisado sobre os próximos passos.'}
      link={
        link && page?.extraButtonName ? { label: page.extraButtonName, href: link, newTab: true } : undefined
      }
    />
  );
}
