import {
  knowsHash,
  type Operation,
  proposalOfHash,
  refuse,
  type Service,
  textOf,
  unknownHash,
} from '../call.ts';
import { drawId } from '../identifiers.ts';
import { firstStep } from '../journey.ts';

/** How far the confirmation of this visitor has come (7.20). */
export const getTokenValidation: Operation<'getTokenValidation'> = (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return unknownHash();
  const code = service.state.codes[call.path.hashId];
  if (!code)
    return { status: 200, body: { data: { status: 'init', ...contactOf(call.path.hashId, service) } } };
  const { method, target } = code;
  return {
    status: 200,
    body: { data: { status: code.confirmed ? 'success' : 'waiting', method, target } },
  };
};

/** Sends a code by a method, or checks the code that was typed (7.20). */
export const validateToken: Operation<'validateToken'> = (call, service) => {
  const { state, product } = service;
  const { hashId } = call.path;
  if (!knowsHash(hashId, service)) return unknownHash();
  const typed = textOf(call.body, 'token');
  if (typed === '') {
    const { target } = contactOf(hashId, service);
    const method = textOf(call.body, 'method') || 'sms';
    state.codes[hashId] = { method, target, confirmed: false };
    state.codesSent += 1;
    return {
      status: 200,
      body: { data: { status: 'waiting', method, target }, message: `Código enviado para ${target}.` },
    };
  }
  const code = state.codes[hashId];
  if (!code) return refuse(422, { message: 'Solicite um código antes de confirmar.' });
  if (typed !== product.confirmationCode)
    return refuse(422, {
      message: 'Código inválido ou expirado.',
      errors: { token: 'Código inválido ou expirado.' },
    });
  code.confirmed = true;
  state.accessToken = `acesso-${drawId(state)}`;
  return {
    status: 200,
    body: { data: { status: 'success', method: code.method, accessToken: state.accessToken } },
  };
};

/** The phone that the proposal knows, partly hidden. */
function contactOf(hash: string, service: Service): { method: string; target: string } {
  const first = firstStep(service.product);
  const known = first ? proposalOfHash(hash, service)?.answers[first.slug]?.celular : undefined;
  const digits = typeof known === 'string' ? known.replace(/\D/g, '') : '';
  const target = digits.length === 11 ? `(${digits.slice(0, 2)}) *****-${digits.slice(7)}` : 'seu celular';
  return { method: 'sms', target };
}
