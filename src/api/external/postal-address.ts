import { flag, record, text } from '../decode/json.ts';
import { fetchExternal } from './fetch-external.ts';

const TIME_LIMIT = 5000;

/** The address of a postal code. A code for a whole town has no street and no district: empty texts. */
export interface PostalAddress {
  logradouro: string;
  bairro: string;
  localidade: string;
  uf: string;
}

/**
 * The result of a lookup: the address, 'unknown' if the code does not exist, or 'unreachable' if no service answered.
 */
export type PostalAnswer = PostalAddress | 'unknown' | 'unreachable';

/** Statuses that mean that the code does not exist. */
const NO_SUCH_CODE = new Set([400, 404]);

/**
 * Asks the services in order (7.27). An address from one overrides 'unknown' from another. `{cep}` in an address stands
 * for the 8 digits.
 */
export async function getPostalAddress(
  services: readonly string[],
  cep: string,
  signal?: AbortSignal,
): Promise<PostalAnswer> {
  let outcome: 'unknown' | 'unreachable' = 'unreachable';
  for (const service of services) {
    const answer = await fetchExternal(service.replace('{cep}', cep), TIME_LIMIT, signal);
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
