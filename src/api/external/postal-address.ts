import { flag, record, text } from '../decode/json.ts';
import { fetchExternal } from './fetch-external.ts';

const PATIENCE = 5000;

/** The address of a postal code. A code of a whole town has no street and no district: empty texts. */
export interface PostalAddress {
  logradouro: string;
  bairro: string;
  localidade: string;
  uf: string;
}

/** What is known of a postal code: its address, that nobody has it, or nothing, since no service could be asked. */
export type PostalAnswer = PostalAddress | 'unknown' | 'unreachable';

/** Statuses by which a service says that there is no such code. */
const NO_SUCH_CODE = new Set([400, 404]);

/** Asks the services in turn (7.27). One that knows the code counts more than one that does not. `{cep}` in an address stands for the 8 digits. */
export async function getPostalAddress(
  services: readonly string[],
  cep: string,
  signal?: AbortSignal,
): Promise<PostalAnswer> {
  let outcome: 'unknown' | 'unreachable' = 'unreachable';
  for (const service of services) {
    const answer = await fetchExternal(service.replace('{cep}', cep), PATIENCE, signal);
    if (signal?.aborted) return 'unreachable';
    const address = answer?.status === 200 ? record(answer.body) : {};
    const unknown = flag(address, 'erro') || text(address, 'erro') === 'true';
    if (unknown || NO_SUCH_CODE.has(answer?.status ?? 0)) outcome = 'unknown';
    if (!unknown && text(address, 'localidade') !== '') {
      return {
        logradouro: text(address, 'logradouro'),
        bairro: text(address, 'bairro'),
        localidade: text(address, 'localidade'),
        uf: text(address, 'uf'),
      };
    }
  }
  return outcome;
}
