import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { css } from '#styled/css/index.js';
import { Button } from '#ui/button.tsx';
import { Search } from '#ui/pictures/search.tsx';

/** No offer (2.36, 8.42): the message, a hint and a retry. `OfferAnnouncement` announces the message. */
export function NothingFound({ simulation, slice }: SimulationInView): ReactNode {
  const flows = useFlows();
  const pause = useRetryPause(simulation.call);
  return (
    <div className={frame}>
      <div className={picture}>
        <Search />
      </div>
      <p className={emptyMessage}>{slice.message || simulation.emptyText}</p>
      <p className={hint}>{hintFor(simulation, slice)}</p>
      <Button variant="secondary" pause={pause} onClick={() => void flows.retrySimulation()}>
        Tentar novamente
      </Button>
    </div>
  );
}

function hintFor(simulation: SimulationInView['simulation'], slice: SimulationInView['slice']): string {
  if (simulation.buys && slice.price === undefined)
    return simulation.buys === 'vehicle'
      ? 'Falta o valor do veículo. Volte e confira os dados dele.'
      : 'Falta o valor do imóvel. Volte e confira os dados dele.';
  if (simulation.inputs.includes('entry'))
    return 'Não há opções para esta entrada. Mude o valor e veja de novo.';
  if (simulation.inputs.length > 0 && slice.inputs.amount !== undefined)
    return 'Não há opções para este valor agora. Mude o valor e veja de novo.';
  return 'Não há condições disponíveis para você agora. Você pode tentar de novo em alguns minutos.';
}

const frame = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '2',
  paddingBlock: '4',
  textAlign: 'center',
});
const picture = css({ boxSize: '24' });
const emptyMessage = css({ textStyle: 'subtitle', color: 'ink' });
const hint = css({ textStyle: 'body', color: 'muted', marginBottom: '3' });
