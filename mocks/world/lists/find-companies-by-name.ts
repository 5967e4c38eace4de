import type { LazyOperation } from '../call.ts';

/** Companies by a part of their name (7.26). An empty list is a normal answer. */
export const findCompaniesByName: LazyOperation<'findCompaniesByName'> = async call => {
  const { companiesNamed } = await import('#scenarios/lists/companies.ts');
  return { status: 200, body: { data: { companies: [...companiesNamed(call.query.name ?? '')] } } };
};
