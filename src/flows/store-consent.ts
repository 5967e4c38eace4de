import type { Failure } from '#journey/model/failure.ts';
import { cpfOfAnswers } from '#journey/submit/cpf-of-values.ts';
import { fail, type Result, succeed } from '#shared/result.ts';
import type { Context } from './context.ts';
import { isOpenHere } from './hash-id.ts';
import { sendWrite } from './pending-writes.ts';

/** The CPF in the answers of the proposal, otherwise the one that was sent last; empty for none. */
const cpfOf = ({ state: { config, proposal, deviceSettings } }: Context): string =>
  (config && proposal && cpfOfAnswers(config, proposal)) ?? deviceSettings.cpf;

/**
 * Stores the consent to these terms at the service (7.19), unless it has it already. `cpf`: the one in the answers that
 * are about to be sent; empty for none.
 */
export async function storeConsent(
  context: Context,
  terms: readonly string[],
  cpf = '',
): Promise<Result<true, Failure>> {
  const { api, latestWrites, state } = context;
  const consentCpf = cpf || cpfOf(context);
  const { hashId } = state;
  const content = JSON.stringify([consentCpf, terms]);
  const { storedConsent } = latestWrites;
  if (storedConsent?.content === content && isOpenHere(context, storedConsent.hashId)) return succeed(true);
  const answer = await sendWrite(
    context,
    {
      purpose: 'storeConsent',
      content,
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
  // The visitor may have erased the device meanwhile (11.4).
  if (isOpenHere(context, hashId)) latestWrites.storedConsent = { hashId, content };
  return succeed(true);
}

/** The service has accepted the step, so its consent is over. A later consent is a new one. */
export function endConsent({ latestWrites }: Pick<Context, 'latestWrites'>): void {
  latestWrites.storedConsent = undefined;
}
