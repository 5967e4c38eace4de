import type { Wire } from '../wire.ts';
import { type Handler, memberOf, ok, refuse } from './call.ts';
import type { Visit } from './visit.ts';

/** The code of the message that is sent after a 401. */
export const UNLOCK_CODE = '482913';

/** A code confirms the visitor after a 401, else the token step in the address. */
function confirmationOf(visit: Visit, slug: string): { name: string; code: string } {
  const step = visit.stepAt(slug);
  if (visit.isLocked || step?.kind !== 'code') return { name: 'after a 401', code: UNLOCK_CODE };
  return { name: slug, code: step.code };
}

const getTokenValidation: Handler = ({ visit, parameters }) => {
  const { name } = confirmationOf(visit, parameters.step ?? '');
  const status: Wire['stepStatus'] = visit.codeStatus.get(name) ?? 'init';
  return ok({ status });
};

/** Sends a code or checks one. */
const validateToken: Handler = ({ visit, parameters, body }) => {
  const slug = parameters.step ?? '';
  const { name, code } = confirmationOf(visit, slug);
  const method = memberOf(body, 'method');
  if (typeof method === 'string') {
    visit.codeStatus.set(name, 'waiting');
    if (name === slug) visit.setStatus(slug, 'waiting');
    return ok({ status: 'waiting', method });
  }
  if (memberOf(body, 'token') !== code) return refuse(422, 'Código inválido');
  visit.codeStatus.set(name, 'success');
  if (name === slug) visit.setStatus(slug, 'success');
  visit.confirmedCodes += 1;
  visit.isLocked = false;
  const accessToken = `acesso-${visit.journey.seed}`;
  visit.accessTokens.add(accessToken);
  return ok({ status: 'success', accessToken });
};

export const codeAnswers: Readonly<Record<string, Handler>> = { getTokenValidation, validateToken };
