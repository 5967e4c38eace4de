import { flag, record, text } from '../decode/read.ts';
import { bareGet } from './bare.ts';

const PATIENCE = 5000;

/** The address of a postal code. A code of a whole town has no street and no district: empty texts. */
export interface PostalAddress {
  logradouro: string;
  bairro: string;
  localidade: string;
  uf: string;
}

/** Asks the services in turn (7.27). `undefined` when none knows the code. `{cep}` in an address stands for the 8 digits. */
export async function lookUpPostalAddress(
  services: readonly string[],
  cep: string,
  signal?: AbortSignal,
): Promise<PostalAddress | undefined> {
  for (const service of services) {
    const answer = record(await bareGet(service.replace('{cep}', cep), PATIENCE, signal));
    if (signal?.aborted) return undefined;
    const unknown = flag(answer, 'erro') || text(answer, 'erro') === 'true';
    if (!unknown && text(answer, 'localidade') !== '') {
      return {
        logradouro: text(answer, 'logradouro'),
        bairro: text(answer, 'bairro'),
        localidade: text(answer, 'localidade'),
        uf: text(answer, 'uf'),
      };
    }
  }
  return undefined;
}
