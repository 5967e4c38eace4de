import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import { JourneyPicture } from '#step-views/journey-picture.tsx';
import { LongText } from '#ui/long-text.tsx';
import { StatusScreen } from '#ui/status-screen.tsx';

/** The page that replaces the step after an error (2.54, 2.55). */
export function ErrorScreen(): ReactNode {
  const flows = useFlows();
  const { errorPage } = useAppState();
  const titleRef = usePlaceFocus(errorPage?.title ?? '');
  const pause = useRetryPause(errorPage?.repeatedOperation ?? '');
  if (!errorPage) return null;
  const { action, secondary, lines, picture, technical, title } = errorPage;
  return (
    <StatusScreen
      titleRef={titleRef}
      picture={<JourneyPicture name={picture} />}
      title={title}
      sentence={lines.length > 0 && <LongText text={lines.join('<br/>')} />}
      technical={technical}
      action={action && { label: action.label, pause, onPress: () => flows.recover(action.recovery) }}
      link={secondary && { label: secondary.label, onPress: () => flows.recover(secondary.recovery) }}
    />
  );
}
