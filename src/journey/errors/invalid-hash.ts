import type { NextAction } from '../model/next-action.ts';
import { createErrorPage } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';

/** 2.54: the page for an invalid link. */
const invalidLinkPage: NextAction = createErrorPage({
  picture: 'brokenLink',
  title: 'Link de acesso é inválido',
  message: 'Confira se o endereço foi copiado por inteiro ou peça um novo link a quem o enviou.',
  action: { label: 'Tentar Novamente', recovery: 'reopen' },
});

/** 2.54, 8.10: no hash id, an invalid one, or one that the service does not know. */
export const invalidHash: ErrorDeclaration = {
  name: 'invalid-hash',
  leadsTo: (failure, { origin }) => {
    const isInvalid = failure.kind === 'journey' && failure.problem === 'invalidHash';
    const isRefused =
      failure.kind === 'service' &&
      failure.operation === 'getSystem' &&
      origin === 'opening' &&
      (failure.status === 404 || failure.status === 400);
    return isInvalid || isRefused ? invalidLinkPage : undefined;
  },
};
