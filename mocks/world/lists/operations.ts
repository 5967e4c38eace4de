import { findCompaniesByName } from './companies.ts';
import { getFieldOptions, getResource } from './options.ts';
import { getCepFirst, getCepSecond, getIpFirst, getIpSecond } from './outside.ts';
import { getFipeModels, getFipeModelYears, getFipeResource, getFipeValue } from './vehicles.ts';

/** Lists, options, the vehicle price table, companies, and the public services beside ours. */
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
