import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import { JourneyPicture } from '#step-views/journey-picture.tsx';
import { useCalmingSentence } from '#step-views/use-calming-sentence.ts';
import { WaitingCycle } from '#step-views/waiting-cycle.tsx';
import { StatusScreen } from '#ui/status-screen.tsx';

/**
 * The service completes the proposal. The app polls it every 2 s (4.22), and whenever the visitor presses the button.
 */
export function CompletionScreen(): ReactNode {
  const flows = useFlows();
  const calmingSentence = useCalmingSentence(true);
  const titleRef = usePlaceFocus('completion');
  const { proposal } = useAppState();
  const pause = useRetryPause('finishedUpdate');
  return (
    <StatusScreen
      titleRef={titleRef}
      picture={<JourneyPicture name="waiting" isAnimated />}
      title="Estamos finalizando sua proposta"
      sentence="Registramos as suas respostas e estamos concluindo o pedido com o banco."
      next={
        calmingSentence === ''
          ? 'Mantenha esta tela aberta: ela avança sozinha assim que terminar.'
          : 'Esta tela avança sozinha assim que terminar.'
      }
      announcedSentence={calmingSentence}
      link={{ label: 'Verificar agora', pause, onPress: () => void flows.checkCompletion() }}
    >
      {proposal?.showsLoadingCycle && <WaitingCycle />}
    </StatusScreen>
  );
}
