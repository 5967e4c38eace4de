import type { Failure } from '../model/failure.ts';
import type { NextAction } from '../model/next-action.ts';
import { createErrorPage } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { joinedMessagesOf, technicalLineOf } from './message.ts';

/** 2.54: the page for an invalid link. */
const createInvalidLinkPage = (technical: string): NextAction =>
  createErrorPage({
    picture: 'brokenLink',
    title: 'Link de acesso é inválido',
    message: 'Confira se o endereço foi copiado por inteiro ou peça um novo link a quem o enviou.',
    technical,
    action: { label: 'Tentar Novamente', recovery: 'reopen' },
  });

/** A message about the link itself, and not about what it leads to: 'Hash inválido', 'O link não foi encontrado'. */
const INVALID_LINK =
  /^\W*(?:(?:o|este|esse|seu)\s+)?(?:agx[_ ]?)?(?:hash(?:[_ ]?id)?|link)(?!\p{L})[^.!?|]*(?<!\p{L})(?:inv[áa]lid|n[ãa]o\s+(?:foi\s+|[ée]\s+)?(?:existe|encontrad|localizad|v[áa]lid))/iu;

/** Whether the service does not know the link. With another message for customers, a 400 has another reason. */
function isRefusedLink(failure: Failure): boolean {
  if (failure.kind !== 'service' || failure.operation !== 'getSystem') return false;
  if (failure.status !== 400) return failure.status === 404;
  const text = joinedMessagesOf(failure, failure.message);
  // The name of the field may stand in for the subject: `{ hashId: 'é inválido' }`.
  const texts = [text, ...Object.entries(failure.fieldErrors).map(entry => entry.join(' '))];
  return text === '' || texts.some(candidate => INVALID_LINK.test(candidate));
}

/** 2.54, 8.10: no hash id, an invalid one, or one that the service does not know. */
export const invalidHash: ErrorDeclaration = {
  name: 'invalid-hash',
  leadsTo: (failure, context) => {
    if (failure.kind === 'journey' && failure.problem === 'invalidHash') return createInvalidLinkPage('');
    return isRefusedLink(failure) && context.origin === 'opening'
      ? createInvalidLinkPage(technicalLineOf(failure, context))
      : undefined;
  },
};
