import { bankOptions } from '#scenarios/lists/banks.ts';
import { cityOptions, stateOptions } from '#scenarios/lists/places.ts';
import { postalAddresses } from '#scenarios/lists/postal-codes.ts';
import type { WireOption } from '#scenarios/wire.ts';
import { knowsHash, type Operation, refuse, type Service, type ServiceCall, unknownHash } from '../call.ts';

/** Lists of the service by resource name; the reference is the value that the list depends on. */
const lists: Readonly<Record<string, (reference: string) => readonly WireOption[]>> = {
  states: () => stateOptions,
  cities: cityOptions,
  banks: () => bankOptions,
};

function optionsOf(name: string, call: ServiceCall, { product }: Service): readonly WireOption[] | undefined {
  if (Object.hasOwn(product.lists, name)) return product.lists[name];
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  return list?.(call.query.referenceResourceCode ?? '');
}

const unknownList = (name: string) => refuse(404, { message: `A lista "${name}" não foi encontrada.` });

/** A list by its name (7.21). */
export const getResource: Operation<'getResource'> = (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return unknownHash();
  const name = call.path.resourceName ?? '';
  const options = optionsOf(name, call, service);
  if (!options) return unknownList(name);
  return {
    status: 200,
    body: { data: { resource: [...options], message: 'Nenhum item encontrado com esse nome.' } },
  };
};

/** The options of a field (7.22, 7.23). */
export const getFieldOptions: Operation<'getFieldOptions'> = (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return unknownHash();
  const name = call.query.resource || call.query.resourceKey || '';
  const options = optionsOf(name, call, service);
  return options ? { status: 200, body: { data: { resource: [...options] } } } : unknownList(name);
};

/** viaCEP answers 200 with `erro` as text for a postal code that nobody has. */
export const getCepFirst: Operation<'getCepFirst'> = call => {
  const address = postalAddresses.get((call.path.cep ?? '').replace(/\D/g, ''));
  return { status: 200, body: address ? { ...address } : { erro: 'true' } };
};

/** OpenCEP answers 404 for a postal code that nobody has. */
export const getCepSecond: Operation<'getCepSecond'> = call => {
  const address = postalAddresses.get((call.path.cep ?? '').replace(/\D/g, ''));
  return address ? { status: 200, body: { ...address } } : { status: 404, body: {} };
};

/** An address of the range reserved for documentation (RFC 5737). */
const visitorIp = '203.0.113.42';
export const getIpFirst: Operation<'getIpFirst'> = () => ({ status: 200, body: { ip: visitorIp } });
export const getIpSecond: Operation<'getIpSecond'> = () => ({ status: 200, body: { ip: visitorIp } });
