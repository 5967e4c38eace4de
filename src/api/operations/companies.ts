import { isRecord } from '#shared/record.ts';
import { children, text } from '../decode/json.ts';
import { type Answer, AS_TEXT, type CallContext, operate } from './operate.ts';

/** A company (3.38). */
export interface Company {
  readonly name: string;
  /** 14 characters without a mask; letters are possible. */
  readonly cnpj: string;
  /** Two letters. */
  readonly uf: string;
}

/** More than these nobody reads through; a hostile answer would hold the page up. */
const MOST = 200;

/** 7.26: companies by a part of their name. None is an empty list (8.16). The path stands outside the prefix of 7.1. */
export const findCompanies = (
  context: CallContext,
  name: string,
  signal?: AbortSignal,
): Answer<readonly Company[]> =>
  operate(context, {
    info: { operation: 'findCompaniesByName', write: false, signal },
    send: timed =>
      context.client.GET('/unauth/cnpj/findByName', {
        baseUrl: context.service.serviceUrl || '/',
        params: { query: { name } },
        ...AS_TEXT,
        signal: timed,
      }),
    decode: ({ data }) =>
      Array.isArray(data.companies)
        ? children(data, 'companies')
            .filter(isRecord)
            .map(one => ({ name: text(one, 'name'), cnpj: text(one, 'cnpj'), uf: text(one, 'uf') }))
            .filter(one => one.cnpj !== '')
            .slice(0, MOST)
        : undefined,
  });
