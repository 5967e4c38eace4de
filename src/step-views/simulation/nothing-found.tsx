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
      <p className={hint}>{hintFor(simulation, slice).text}</p>
    </div>
  );
}

/** Withdrawals are counted in an offer: without one the screen has no input for them. */
const showsInput = ({ simulation, slice }: SimulationInView): boolean =>
  simulation.inputs.some(name => name !== 'withdrawals' || slice.offers.length > 0);

/** Whether another input may bring an offer, so that the same request again is not the obvious action. */
export const asksForOtherInput = (view: SimulationInView): boolean =>
  view.slice.isRefused
    ? showsInput(view)
    : view.slice.status === 'empty' && hintFor(view.simulation, view.slice).isAboutInput;

function hintFor(
  simulation: SimulationInView['simulation'],
  slice: SimulationInView['slice'],
): { text: string; isAboutInput: boolean } {
  if (simulation.buys && slice.price === undefined)
    return {
      text:
        simulation.buys === 'vehicle'
          ? 'Falta o valor do veículo. Volte e confira os dados dele.'
          : 'Falta o valor do imóvel. Volte e confira os dados dele.',
      isAboutInput: false,
    };
  if (hasInput(simulation, 'entry'))
    return { text: 'Não há opções para esta entrada. Mude o valor e veja de novo.', isAboutInput: true };
  if (simulation.inputs.length > 0 && slice.inputs.amount !== undefined)
    return { text: 'Não há opções para este valor agora. Mude o valor e veja de novo.', isAboutInput: true };
  return {
    text: 'Não há condições disponíveis para você agora. Você pode tentar de novo em alguns minutos.',
    isAboutInput: false,
  };
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
const hint = css({ textStyle: 'body', color: 'muted', textWrap: 'balance' });
