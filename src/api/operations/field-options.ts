import { wordsIn } from '#journey/fields/words-in.ts';
import type { components } from '#openapi/schema.gen.ts';
import { type DecodedOptions, decodeOptions } from '../decode/options.ts';
import type { Answer } from './call-operation.ts';
import { type ListContext, loadList } from './load-list.ts';

type ResourceName = components['schemas']['ResourceName'];

export interface OptionsRequest {
  hashId: string;
  /**
   * Name of the list, from the field: a shared list ('banks'), a list of the field ('lista'), or one key of such a list
   * ('lista.chave').
   */
  resource: string;
  fieldId: string;
  proposalId: string;
  /**
   * Values that the list depends on, separated by commas; empty for none. For suggestions: the CPF (assumption 7.22).
   */
  reference: string;
  /** For lists of the vehicle price table: the codes chosen so far, '' for none. */
  vehicle?: { readonly tipo: string; readonly marca: string; readonly modelo: string } | undefined;
}

/** The shared lists (3.37), in the contract's spelling. Any other list belongs to its field (assumption 7.23). */
const SHARED_LISTS: ReadonlySet<string> = new Set(
  (
    'states banks issuingAgency linkTypes professions positions addressType maritalStatus withdrawalTypes ' +
    'creditPurpose creditForm bankDomicileType educationLevel nationality benefitType agencies releaseMeans ' +
    'agreements specificAgreements accountType employer genders literate employeeSituation legalRegime ' +
    'benefitPaymentType assets cities paymentForm benefits documentType'
  ).split(' '),
);

export const isSharedList = (resource: string): boolean => SHARED_LISTS.has(resource);

/** Asks for a shared list by its name (7.21). */
export const getResource = (
  context: ListContext,
  request: OptionsRequest,
  signal?: AbortSignal,
): Answer<DecodedOptions> =>
  loadList(context, {
    operation: 'getResource',
    params: {
      path: { hashId: request.hashId, resourceName: request.resource as ResourceName }, // a field may name a list that the contract does not have
      query: request.reference === '' ? {} : { referenceResourceCode: request.reference },
    },
    send: options => context.client.GET('/{hashId}/resource/{resourceName}', options),
    decode: ({ data }) => decodeOptions(data, request.resource),
    signal,
  });

/** Lists of the real-estate financing have 'imovel' in their name: `tipoDeImovel`, `usoDoImovel` (assumption 7.25). */
export const isRealEstateList = (resource: string): boolean => wordsIn(resource).includes('imovel');

/** Asks for a list of the real-estate financing (7.25). */
export const getMultipleFinancingResource = (
  context: ListContext,
  { hashId, resource, reference }: OptionsRequest,
  signal?: AbortSignal,
): Answer<DecodedOptions> =>
  loadList(context, {
    operation: 'getMultipleFinancingResource',
    params: {
      path: { hashId },
      query: { resource, ...(reference === '' ? {} : { referenceResourceCode: reference }) },
    },
    send: options => context.client.GET('/{hashId}/multiple-financing-resource', options),
    decode: ({ data }) => decodeOptions(data),
    signal,
  });

/** Asks for a list that belongs to one field (7.22, 7.23). */
export function getFieldOptions(
  context: ListContext,
  request: OptionsRequest,
  signal?: AbortSignal,
): Answer<DecodedOptions> {
  const [resource = '', resourceKey = ''] = request.resource.split('.', 2);
  return loadList(context, {
    operation: 'getFieldOptions',
    params: {
      path: { hashId: request.hashId },
      query: {
        fieldId: request.fieldId,
        resource,
        ...(resourceKey === '' ? {} : { resourceKey }),
        ...(request.proposalId === '' ? {} : { proposalId: request.proposalId }),
        ...(request.reference === '' ? {} : { referenceResourceCode: request.reference }),
      },
    },
    send: options => context.client.GET('/{hashId}/field', options),
    decode: ({ data }) => decodeOptions(data),
    signal,
  });
}
