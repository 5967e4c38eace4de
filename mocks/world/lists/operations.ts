import { getCepFirst, getCepSecond, getIpFirst, getIpSecond } from './external-services.ts';
import { findCompaniesByName } from './find-companies-by-name.ts';
import { getFipeModels, getFipeModelYears, getFipeResource, getFipeValue } from './fipe.ts';
import { getFieldOptions, getResource } from './options.ts';

/** Operations on lists, options, the vehicle price table, companies, and the public services. */
export const listOperations = {
  getResource,
  getFieldOptions,
  getFipeResource,
  getFipeModels,
  getFipeModelYears,
  getFipeValue,
  findCompaniesByName,
  getCepFirst,
  getCepSecond,
  getIpFirst,
  getIpSecond,
};
