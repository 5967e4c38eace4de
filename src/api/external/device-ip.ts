import { asRecord, readText } from '../decode/json.ts';
import { fetchExternalJson } from './fetch-external.ts';

/** Time limit for one service (assumption 2.17). Milliseconds. */
const TIME_LIMIT = 3000;

/** The characters of an IPv4 or IPv6 address. Strangers run these services, and what they answer goes into the proposal. */
const IP = /^[\da-f.:]{2,45}$/i;

/** Asks the services in order for the device's public IP (7.6). Empty if none answers with one. */
export async function getDeviceIp(services: readonly string[], signal?: AbortSignal): Promise<string> {
  for (const service of services) {
    const ip = readText(asRecord(await fetchExternalJson(service, TIME_LIMIT, signal)), 'ip');
    if (IP.test(ip)) return ip;
    if (signal?.aborted) return '';
  }
  return '';
}
