import { type ReactNode, useState } from 'react';
import { formatCents } from '#brazil/money.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { shortOfferText } from './offer-text.ts';

/** Announces once what the request for offers has found. Choices by hand announce themselves. */
export function OfferAnnouncement({ simulation, slice, selection }: SimulationInView): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  const [announcedOffers, setAnnouncedOffers] = useState(slice.offers);
  const [status, setStatus] = useState(slice.status);
  const now =
    slice.offers[0] &&
    [
      'Simulação atualizada',
      formatCents(slice.offers[0].amount),
      ...(selection ? [shortOfferText(simulation, selection.option)] : []),
    ].join(', ');
  if (status !== slice.status) {
    setStatus(slice.status);
    if (slice.status === 'empty')
      setAnnouncement(`Nenhuma oferta encontrada. ${slice.message || simulation.emptyText}`);
    // The same text again is a new message only after an empty one.
    if (slice.status === 'asking') setAnnouncement('');
  }
  if (slice.status === 'ready' && announcedOffers !== slice.offers) {
    setAnnouncedOffers(slice.offers);
    setAnnouncement(now ?? '');
  }
  return <VisuallyHidden announces="politely">{announcement}</VisuallyHidden>;
}
