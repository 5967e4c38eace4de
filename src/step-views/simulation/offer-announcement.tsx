import { type ReactNode, useState } from 'react';
import { formatCents } from '#brazil/money.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { hasInput } from '#journey/simulation/simulation-declaration.ts';
import { counterOfferTextOf } from '#journey/simulation/texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { rangeTextOf, shortOfferTextOf } from './offer-text.ts';

/**
 * Announces the result of each request for offers once. Choices of the visitor need no announcement: screen readers
 * read the control.
 */
export function OfferAnnouncement({ simulation, slice, selection }: SimulationInView): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  const [announcedOffers, setAnnouncedOffers] = useState(slice.offers);
  const [status, setStatus] = useState(slice.status);
  const [offer] = slice.offers;
  const counterText = counterOfferTextOf(simulation, slice);
  const announcedPart =
    counterText === '' ? undefined : hasInput(simulation, 'withdrawals') ? 'option' : 'amount';
  const offerText =
    offer &&
    [
      `${counterText} Simulação atualizada`.trim(),
      announcedPart === 'amount' ? '' : formatCents(offer.amount),
      announcedPart === 'option'
        ? ''
        : selection
          ? shortOfferTextOf(simulation, selection.option)
          : rangeTextOf(simulation, offer.options),
    ]
      .filter(text => text !== '')
      .join(', ');
  if (status !== slice.status) {
    setStatus(slice.status);
    if (slice.status === 'empty')
      setAnnouncement(`Nenhuma oferta encontrada. ${slice.message || simulation.emptyText}`);
    // Emptied first, because a screen reader announces the same text again only after a change.
    if (slice.status === 'loading') setAnnouncement('');
  }
  if (slice.status === 'ready' && announcedOffers !== slice.offers) {
    setAnnouncedOffers(slice.offers);
    setAnnouncement(offerText ?? '');
  }
  return <VisuallyHidden announces="politely">{announcement}</VisuallyHidden>;
}
