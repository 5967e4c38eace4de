import { readText } from '../../read-member.ts';
import { statusOf } from '../advance-proposal.ts';
import { knowsHash, type Operation, proposalOfHash, refuse, refuseUnknownHash } from '../call.ts';
import {
  checkCode,
  closeCode,
  confirmationCodeOf,
  methodsOf,
  pollCode,
  resendAfterOf,
  sendConfirmationCode,
} from '../confirmation-codes.ts';
import { isTokenStep, stepOf } from '../steps.ts';

/**
 * The confirmation status of a step (7.20). Any step has one, because any call may return 401. While the visitor
 * has to click a link, the app polls this operation.
 */
export const getTokenValidation: Operation<'getTokenValidation'> = (call, service) => {
  const { hashId, step: slug = '' } = call.path;
  if (!knowsHash(hashId, service)) return refuseUnknownHash();
  const step = stepOf(service.product, slug);
  pollCode(hashId, slug, service);
  const code = confirmationCodeOf(hashId, slug, service);
  if (code) {
    const { status, method, target } = code;
    const resendAfter = resendAfterOf(code, service);
    const data = { status, method, target, resendAfter };
    const { accessToken } = service.state;
    const hasToken = status === 'success' && accessToken !== null;
    return { status: 200, body: { data: hasToken ? { ...data, accessToken } : data } };
  }
  const [{ method, target }] = methodsOf(hashId, slug, service);
  const proposal = proposalOfHash(hashId, service);
  const status = proposal && step && isTokenStep(step) ? statusOf(proposal, slug, service) : 'init';
  return { status: 200, body: { data: { status, method, target } } };
};

const codeNotRequestedMessage = 'Solicite um código antes de confirmar.';
const refusalMessages = {
  wrong: 'Código inválido ou expirado.',
  expired: 'Código expirado. Solicite um novo código.',
  'used up': 'Muitas tentativas. Solicite um novo código.',
};

/** Sends a code by a method, or checks a typed code (7.20). */
export const validateToken: Operation<'validateToken'> = (call, service) => {
  const { state } = service;
  const { hashId, step: slug = '' } = call.path;
  if (!knowsHash(hashId, service)) return refuseUnknownHash();
  const typedCode = readText(call.body, 'token').trim();
  const code = confirmationCodeOf(hashId, slug, service);
  if (typedCode === '') {
    const [firstMethod, ...otherMethods] = methodsOf(hashId, slug, service);
    const requestedMethod = readText(call.body, 'method');
    const method =
      requestedMethod === ''
        ? firstMethod
        : [firstMethod, ...otherMethods].find(candidate => candidate.method === requestedMethod);
    if (!method)
      return refuse(400, {
        message: 'Escolha onde receber o código.',
        errors: { method: 'Forma de envio não disponível.' },
      });
    const seconds = code ? resendAfterOf(code, service) : 0;
    if (state.token.refusesEarly && seconds > 0)
      return refuse(429, { message: `Aguarde ${seconds} segundos para pedir outro código.` });
    const sentCode = sendConfirmationCode(hashId, slug, method, service);
    return {
      status: 200,
      body: {
        data: {
          status: 'waiting',
          method: sentCode.method,
          target: sentCode.target,
          resendAfter: resendAfterOf(sentCode, service),
        },
        message: `Código enviado para ${sentCode.target}.`,
      },
    };
  }
  if (!code) return refuse(422, { message: codeNotRequestedMessage });
  const result = checkCode(code, typedCode, service);
  if (result !== 'right') {
    if (result !== 'wrong') closeCode(hashId, slug, 'failed', service);
    return refuse(422, { message: refusalMessages[result], errors: { token: refusalMessages[result] } });
  }
  closeCode(hashId, slug, 'success', service);
  const { method, target } = code;
  const accessToken = state.accessToken ?? '';
  return {
    status: 200,
    body: { data: { status: 'success', method, target, accessToken }, message: 'Identidade confirmada.' },
  };
};
