import { record, text } from '../decode/json.ts';
import { fetchExternalJson } from './fetch-external.ts';

/** Time limit for one service (assumption 2.17). Milliseconds. */
const TIME_LIMIT = 3000;

/** The device's public IP from the first service that answers with one (7.6), or empty. */
export async function getDeviceIp(services: readonly string[], signal?: AbortSignal): Promise<string> {
  for (const service of services) {
    const ip = text(record(await fetchExternalJson(service, TIME_LIMIT, signal)), 'ip');
    if (ip !== '') return ip;
    if (signal?.aborted) return '';
  }
  return '';
}
