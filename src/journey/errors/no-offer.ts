import type { NextAction } from '../model/next-action.ts';
import { createErrorPage, OTHER_CPF } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { technicalLineOf } from './message.ts';

/** The texts of 8.1. */
export const noOfferTexts = {
  title: 'Não temos uma oferta hoje para você',
  message: 'Não se preocupe, se tivermos alguma oferta disponível para você, entraremos em contato.',
} as const;

const PAGE = {
  ...noOfferTexts,
  picture: 'noOffer',
  isError: false,
  secondary: OTHER_CPF,
} as const;

/** 8.1: the page for a journey that ends without an offer; it is not shown as an error. */
export const noOfferPage: NextAction = createErrorPage(PAGE);

export const noOffer: ErrorDeclaration = {
  name: 'no-offer',
  leadsTo: (failure, context) =>
    failure.kind === 'service' && failure.noOffer
      ? createErrorPage({ ...PAGE, technical: technicalLineOf(failure, context) })
      : undefined,
};
