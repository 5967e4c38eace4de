import type { Next } from '../model/next.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { errorPage } from './presentations.ts';

/** 8.1: the flow ends, calmly. */
export const noOfferPage: Next = errorPage({
  picture: 'noOffer',
  title: 'Não temos uma oferta hoje para você',
  message: 'Não se preocupe, se tivermos alguma oferta disponível para você, entraremos em contato.',
  isError: false,
});

export const noOffer: ErrorDeclaration = {
  name: 'no-offer',
  leadsTo: failure => (failure.kind === 'service' && failure.noOffer ? noOfferPage : undefined),
};
