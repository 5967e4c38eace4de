import { asRecord, decodeReadableEntries, readDisplayText, readList, readText } from '../decode/json.ts';
import { COMPANY_SEARCH_PATH } from '../service-prefix.ts';
import { type Answer, type CallContext, callOperation } from './call-operation.ts';

/** A company (3.38). */
export interface Company {
  readonly name: string;
  /** 14 characters without a mask, possibly with letters. */
  readonly cnpj: string;
  /** Two letters. */
  readonly uf: string;
}

/** Upper limit on listed companies: a huge answer must not freeze the page. */
const MAX_COMPANIES = 200;

/**
 * 7.26: finds companies by a part of their name. No match is an empty list (8.16). The path does not have the service's
 * prefix (7.1).
 */
export const findCompanies = (
  context: CallContext,
  name: string,
  signal?: AbortSignal,
): Answer<readonly Company[]> =>
  callOperation(context, {
    info: { operation: 'findCompaniesByName', isWrite: false, signal },
    send: options =>
      context.client.GET(COMPANY_SEARCH_PATH, {
        baseUrl: context.service.serviceUrl || '/',
        params: { query: { name } },
        ...options,
      }),
    decode: ({ data }) =>
      Array.isArray(data.companies)
        ? decodeReadableEntries(readList(data, 'companies').slice(0, MAX_COMPANIES), decodeCompany)
        : undefined,
  });

/** `undefined` without a CNPJ: such an entry cannot be chosen. */
function decodeCompany(entry: unknown): Company | undefined {
  const company = asRecord(entry);
  const cnpj = readText(company, 'cnpj');
  if (cnpj === '') return undefined;
  return { name: readDisplayText(company, 'name'), cnpj, uf: readDisplayText(company, 'uf') };
}
