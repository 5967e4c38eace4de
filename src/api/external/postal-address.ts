import type { PostalAddress } from '#journey/form/address.ts';
import { asRecord, type Json, readDisplayText, readFlag } from '../decode/json.ts';
import { fetchExternal } from './fetch-external.ts';

/** Time limit for one service. Milliseconds. */
const TIME_LIMIT = 5000;

/**
 * The result of a lookup: the address, 'unknown' if the code does not exist, or 'unreachable' if no service answered.
 */
export type PostalAnswer = PostalAddress | 'unknown' | 'unreachable';

/** A longer part of an address is cut off: strangers run these services, and their answers go into the proposal. */
const MAX_PART = 256;

const STATE = /^[a-z]{2}$/i;

/** Statuses by which a service answers that the code does not exist. */
const NO_SUCH_CODE = new Set([400, 404]);

/**
 * Asks the services one after the other (7.27): an address from one overrides 'unknown' from another.
 * @param services their URLs, with `{cep}` in place of the 8 digits.
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
    const address = answer?.ok ? asRecord(answer.body) : {};
    const isUnknown = readFlag(address, 'erro');
    if (isUnknown || NO_SUCH_CODE.has(answer?.status ?? 0)) outcome = 'unknown';
    if (!isUnknown && readPart(address, 'localidade') !== '') {
      const uf = readPart(address, 'uf');
      return {
        logradouro: readPart(address, 'logradouro'),
        bairro: readPart(address, 'bairro'),
        localidade: readPart(address, 'localidade'),
        uf: STATE.test(uf) ? uf : '',
      };
    }
  }
  return outcome;
}

const readPart = (address: Json, name: string): string =>
  readDisplayText(address, name).slice(0, MAX_PART).trim();
