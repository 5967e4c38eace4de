import { asRecord, readText } from '../decode/json.ts';
import { fetchExternalJson } from './fetch-external.ts';

/** Time limit for one service (assumption 2.17). Milliseconds. */
const TIME_LIMIT = 3000;

/**
 * Four numbers, or the characters of an IPv6 address with at least two colons. Strangers run these services, and what
 * they answer goes into the proposal.
 */
const IP = /^\d{1,3}(?:\.\d{1,3}){3}$|^(?=[^:]*:[^:]*:)[\da-f.:]{2,45}$/i;

/** Asks the services in order for the device's public IP (7.6). Empty if none answers with one. */
export async function getDeviceIp(services: readonly string[], signal?: AbortSignal): Promise<string> {
  for (const service of services) {
    const ip = readText(asRecord(await fetchExternalJson(service, TIME_LIMIT, signal)), 'ip');
    if (IP.test(ip)) return ip;
  }
  return '';
}
