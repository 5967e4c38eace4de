import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { Button } from '#ui/button.tsx';
import { Dock } from '#ui/dock.tsx';
import { OfferSummary } from '#ui/offer-summary.tsx';
import type { ButtonPause } from '#ui/use-button-pause.tsx';
import { asksForOtherInput } from './nothing-found.tsx';
import { costTextOf, dockTextOf } from './offer-text.ts';
import { stale } from './stale.ts';

interface SimulationDockProps {
  view: SimulationInView;
  /** The pause that the service wants before the offer is sent. */
  pause: ButtonPause | undefined;
  /** Nothing can be chosen, so the button repeats the request. */
  isWithoutChoice: boolean;
  onOpenFinancing: () => void;
}

/** The dock of a simulation: the chosen offer, and the button that continues with it or requests the offers again. */
export function SimulationDock({
  view,
  pause,
  isWithoutChoice,
  onOpenFinancing,
}: SimulationDockProps): ReactNode {
  const { form } = useAppState();
  const { simulation, slice, selection, isLoadingFirst } = view;
  const { status } = slice;
  const isLoading = status === 'loading';
  const isFailed = status === 'failed';
  // After a failed request no option can be chosen, and none is on its way.
  const current = isFailed ? undefined : selection;
  const isWithoutContracts = slice.contracts.status === 'error';
  const retryPause = useRetryPause(simulation.call, ...(isWithoutContracts ? ['getQitechContracts'] : []));
  const isVehicle = simulation.buys === 'vehicle';
  // Before the first request, while the visitor chooses contracts, the button is already in its place.
  const isBeforeRequest = slice.contracts.list.length > 0 && status === 'idle';
  const isFirstChoice = isBeforeRequest && slice.inputs.contracts.length === 0;
  const firstChoice = slice.contracts.list.length > 1 ? 'ao menos um contrato' : 'o contrato';
  const missingChoice = isFirstChoice ? firstChoice : 'uma opção';
  const isChoiceMissed = slice.errors[isFirstChoice ? 'contracts' : 'months'] !== undefined;
  const showsButton = isVehicle
    ? selection !== undefined
    : slice.offers.length > 0 || isBeforeRequest || isLoadingFirst;
  return (
    <Dock
      summary={
        showsButton && (
          <div className={stale} data-stale={view.isStale || undefined}>
            <OfferSummary
              title={
                current
                  ? dockTextOf(simulation, current.offer, current.option)
                  : isFailed
                    ? 'Simulação não atualizada'
                    : `Escolha ${missingChoice}${isChoiceMissed ? ' para continuar' : ''}`
              }
              isWrong={!current && !isFailed && isChoiceMissed}
              facts={current && costTextOf(simulation, current.offer, current.option)}
              isStale={isLoading}
            />
          </div>
        )
      }
    >
      {isWithoutChoice ? (
        <Button
          type="submit"
          isWide
          variant={asksForOtherInput(view) ? 'secondary' : 'primary'}
          pause={retryPause}
        >
          Tentar novamente
        </Button>
      ) : isVehicle && selection ? (
        <Button isWide isLoading={isLoading} onClick={onOpenFinancing}>
          Ver financiamento
        </Button>
      ) : (
        showsButton && (
          <Button type="submit" isWide isLoading={form.isSubmitting || isLoading} pause={pause}>
            Continuar
          </Button>
        )
      )}
    </Dock>
  );
}
