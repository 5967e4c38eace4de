import type { Failure } from '#journey/model/failure.ts';
import { cpfOfAnswers } from '#journey/submit/cpf-of-values.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import type { Context } from './context.ts';
import { sendWrite } from './pending-writes.ts';

/** The CPF in the answers of the proposal, otherwise the one that was sent last; empty for none. */
const cpfOf = ({ state: { config, proposal, deviceSettings } }: Context): string =>
  (config && proposal && cpfOfAnswers(config, proposal)) ?? deviceSettings.cpf;

/**
 * The consent that the service has stored for a step that is not accepted yet. The next press sends only the step
 * again.
 */
const storedConsents = new WeakMap<Context, string>();

/**
 * Stores the consent to these terms at the service (7.19), unless it has it already. `cpf`: the one in the answers that
 * are about to be sent; empty for none.
 */
export async function storeConsent(
  context: Context,
  terms: readonly string[],
  cpf = '',
): Promise<Result<true, Failure>> {
  const { api, state } = context;
  const consentCpf = cpf || cpfOf(context);
  const consentKey = JSON.stringify([state.hashId, consentCpf, terms]);
  if (storedConsents.get(context) === consentKey) return succeed(true);
  const answer = await sendWrite(
    context,
    {
      purpose: 'storeConsent',
      content: JSON.stringify([consentCpf, terms]),
      createRequest: () => ({
        hashId: state.hashId,
        proposalId: state.proposal?.id ?? '',
        cpf: consentCpf,
        terms,
      }),
    },
    request => api.sendConsent(request),
  );
  if (!answer.ok) return answer;
  if (!answer.value)
    return fail({
      kind: 'malformed',
      operation: 'externalLgpd',
      isWrite: true,
      status: 200,
      reason: 'the consent was not stored',
    });
  storedConsents.set(context, consentKey);
  return succeed(true);
}

/** The service has accepted the step, so its consent is over. A later consent is a new one. */
export const endConsent = (context: Context): void => void storedConsents.delete(context);
