import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { JourneyPicture } from '#step-views/journey-picture.tsx';
import { StatusScreen } from '#ui/status-screen.tsx';

/** A screen for a proposal that does not exist yet: why it is empty, and how to start. */
export function NoProposal({ title }: { title: string }): ReactNode {
  const flows = useFlows();
  const { config } = useAppState();
  const titleRef = usePlaceFocus(title);
  return (
    <StatusScreen
      titleRef={titleRef}
      picture={<JourneyPicture of="document" />}
      title={title}
      sentence="Assim que você começar, tudo sobre ela aparece aqui."
      action={{
        label: config?.display.homePage.buttonText || 'Começar',
        onPress: () => void flows.startFirstStep(),
      }}
    />
  );
}
