import type { ReactNode } from 'react';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { hasInput } from '#journey/simulation/simulation-declaration.ts';
import { css } from '#styled/css/index.js';
import { SearchPicture } from '#ui/pictures/search.tsx';

/** No offer (2.36, 8.42): the message and a hint; the dock has the retry. `OfferAnnouncement` announces the message. */
export function NothingFound({ simulation, slice }: SimulationInView): ReactNode {
  return (
    <div className={frame}>
      <div className={picture}>
        <SearchPicture />
      </div>
      <p className={emptyMessage}>{slice.message || simulation.emptyText}</p>
      <p className={hint}>{hintFor(simulation, slice)}</p>
    </div>
  );
}

function hintFor(simulation: SimulationInView['simulation'], slice: SimulationInView['slice']): string {
  if (simulation.buys && slice.price === undefined)
    return simulation.buys === 'vehicle'
      ? 'Falta o valor do veículo. Volte e confira os dados dele.'
      : 'Falta o valor do imóvel. Volte e confira os dados dele.';
  if (hasInput(simulation, 'entry')) return 'Não há opções para esta entrada. Mude o valor e veja de novo.';
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
const picture = css({ boxSize: 'statusPicture' });
const emptyMessage = css({ textStyle: 'subtitle', color: 'ink' });
const hint = css({ textStyle: 'body', color: 'muted' });
