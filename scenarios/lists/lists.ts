import type { components } from '#openapi/schema.gen.ts';
import type { UnknownName } from '../wire.ts';
import type { OptionListOf } from './option-list.ts';

/** Names of the lists that the contract knows (3.37). */
export type ListName = Exclude<components['schemas']['ResourceName'], UnknownName>;

/** Loads a list on its first use, because some lists are long and most visitors need few of them. */
type ListLoader = () => Promise<OptionListOf>;

const personal = () => import('./personal.ts');
const places = () => import('./cities.ts');
const banking = () => import('./banking.ts');
const work = () => import('./work.ts');
const credit = () => import('./credit.ts');
const benefit = () => import('./benefits.ts');
const agreement = () => import('./agreements.ts');
const employers = () => import('./employers.ts');

/** Every list of 3.37; a missing one does not compile. */
const loaders: Readonly<Record<ListName, ListLoader>> = {
  states: async () => (await places()).states,
  cities: async () => (await places()).cities,
  banks: async () => (await banking()).bankList,
  agencies: async () => (await banking()).agencies,
  accountType: async () => (await banking()).accountType,
  bankDomicileType: async () => (await banking()).bankDomicileType,
  genders: async () => (await personal()).genders,
  maritalStatus: async () => (await personal()).maritalStatus,
  educationLevel: async () => (await personal()).educationLevel,
  nationality: async () => (await personal()).nationality,
  literate: async () => (await personal()).literacyOptions,
  documentType: async () => (await personal()).documentType,
  issuingAgency: async () => (await personal()).issuingAgency,
  addressType: async () => (await personal()).addressType,
  professions: async () => (await work()).professions,
  positions: async () => (await work()).positions,
  linkTypes: async () => (await work()).linkTypes,
  employeeSituation: async () => (await work()).employeeSituation,
  legalRegime: async () => (await work()).legalRegime,
  employer: async () => (await employers()).employer,
  creditPurpose: async () => (await credit()).creditPurpose,
  creditForm: async () => (await credit()).creditForm,
  releaseMeans: async () => (await credit()).releaseMeans,
  withdrawalTypes: async () => (await credit()).withdrawalTypes,
  paymentForm: async () => (await credit()).paymentForm,
  assets: async () => (await credit()).assets,
  benefits: async () => (await benefit()).benefits,
  benefitType: async () => (await benefit()).benefitType,
  benefitPaymentType: async () => (await benefit()).benefitPaymentType,
  agreements: async () => (await agreement()).agreements,
  specificAgreements: async () => (await agreement()).specificAgreements,
};

const isListName = (name: string): name is ListName => Object.hasOwn(loaders, name);

/** The list with the name, or undefined. */
export const loadList = async (name: string): Promise<OptionListOf | undefined> =>
  isListName(name) ? loaders[name]() : undefined;
