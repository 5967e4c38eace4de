import { type ReactNode, useState } from 'react';
import { formatCents } from '#brazil/money.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { shortOfferText } from './offer-text.ts';

/** Announces the change of a new offer once. Choices by hand announce themselves. */
export function OfferAnnouncement({ simulation, slice, picked }: SimulationInView): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  const [answered, setAnswered] = useState(slice.offers);
  const now =
    slice.offers[0] &&
    [
      'Simulação atualizada',
      formatCents(slice.offers[0].amount),
      ...(picked ? [shortOfferText(simulation, picked.option)] : []),
    ].join(', ');
  if (slice.status === 'ready' && answered !== slice.offers) {
    setAnswered(slice.offers);
    setAnnouncement(now ?? '');
  }
  return <VisuallyHidden announces="politely">{announcement}</VisuallyHidden>;
}
