import { postalAddresses } from '#scenarios/lists/postal-addresses.ts';
import type { Operation } from '../call.ts';

/** viaCEP answers 200 with `erro` as text for an unknown postal code. */
export const getCepFirst: Operation<'getCepFirst'> = call => {
  const address = postalAddresses.get((call.path.cep ?? '').replace(/\D/g, ''));
  return { status: 200, body: address ? { ...address } : { erro: 'true' } };
};

/** OpenCEP answers 404 for an unknown postal code. */
export const getCepSecond: Operation<'getCepSecond'> = call => {
  const address = postalAddresses.get((call.path.cep ?? '').replace(/\D/g, ''));
  return address ? { status: 200, body: { ...address } } : { status: 404, body: {} };
};

/** An address from the range reserved for documentation (RFC 5737). */
const visitorIp = '203.0.113.42';
export const getIpFirst: Operation<'getIpFirst'> = () => ({ status: 200, body: { ip: visitorIp } });
export const getIpSecond: Operation<'getIpSecond'> = () => ({ status: 200, body: { ip: visitorIp } });
