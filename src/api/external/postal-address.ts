import { flag, record, text } from '../decode/read.ts';
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
export async function lookUpPostalAddress(
  services: readonly string[],
  cep: string,
  signal?: AbortSignal,
): Promise<PostalAnswer> {
  let known: 'unknown' | 'unreachable' = 'unreachable';
  for (const service of services) {
    const said = await fetchExternal(service.replace('{cep}', cep), PATIENCE, signal);
    if (signal?.aborted) return 'unreachable';
    const answer = said?.status === 200 ? record(said.body) : {};
    const unknown = flag(answer, 'erro') || text(answer, 'erro') === 'true';
    if (unknown || NO_SUCH_CODE.has(said?.status ?? 0)) known = 'unknown';
    if (!unknown && text(answer, 'localidade') !== '') {
      return {
        logradouro: text(answer, 'logradouro'),
        bairro: text(answer, 'bairro'),
        localidade: text(answer, 'localidade'),
        uf: text(answer, 'uf'),
      };
    }
  }
  return known;
}
