import { ownValueOf } from '#shared/safety/safe-record.ts';
import { type AddressKey, type AddressPart, addressKeyOf, qualifierOf } from '../fields/address-key-of.ts';
import { fieldKinds } from '../fields/index.ts';
import { namesAnother } from '../fields/names-another.ts';
import { wordsIn } from '../fields/words-in.ts';
import type { Field, FieldValue, Option } from '../model/field.ts';
import type { StepValues } from '../model/proposal.ts';
import { choiceByName } from './choice-by-name.ts';
import { holdsCep } from './codes.ts';
import { isSameValue } from './is-same-value.ts';
import { optionsOf } from './options.ts';
import { type FieldHolder, fieldsOf } from './step-fields.ts';
import { isFilledIn, isTypedIn, valueAt } from './values.ts';

/**
 * The answer of a postal-code service (7.27); an unknown member is ''. A code for a whole town has no street and no
 * district.
 */
export interface PostalAddress {
  readonly logradouro: string;
  readonly bairro: string;
  readonly localidade: string;
  /** Two letters. */
  readonly uf: string;
}

/**
 * The part of an address that a lookup fills into this field; undefined for other fields. No list offers streets: a
 * choice such as moraNoEndereco is a question about the address.
 */
function addressKeyOfField(field: Field): AddressKey | undefined {
  const addressKey = addressKeyOf(field.key);
  const filledAs = fieldKinds.find(field.component)?.filledAs;
  if (filledAs === undefined || holdsCep(field)) return undefined;
  return filledAs === 'option' && addressKey?.part === 'logradouro' ? undefined : addressKey;
}

/**
 * The changes after an address lookup, by field key.
 *
 * - A field that the visitor has edited keeps its value; a value from an earlier lookup or from the service is
 *   replaced.
 * - If a step has several CEPs, each fills the fields with its own qualifier (cepComercial fills enderecoComercial).
 * - A city without a loaded list gets its name without a value: see `choiceByName`.
 */
export function fillAddress(
  step: FieldHolder,
  values: StepValues,
  address: PostalAddress,
  editedKeys: ReadonlySet<string>,
  cepKey: string,
  optionsByKey: Readonly<Record<string, readonly Option[]>> = {},
): StepValues {
  const stepFields = fieldsOf(step);
  const fields = stepFields.all;
  const changes = new Map<string, FieldValue>();
  /** Cities depend on their state: if the state changes, the loaded list is that of another state. */
  const willListChange = (field: Field): boolean =>
    stepFields.dependenciesOf(field).some(({ key }) => changes.has(key));
  // A field is filled after those that it depends on, wherever it is in the step.
  const fieldsInOrder = [...fields].sort(
    (a, b) => stepFields.dependenciesOf(a).length - stepFields.dependenciesOf(b).length,
  );
  for (const field of fieldsInOrder) {
    const kind = fieldKinds.find(field.component);
    const part = partFilledByCep(field, fields, cepKey);
    if (!part || !kind) continue;
    if (isTypedIn(values, field, editedKeys)) continue;
    const loadedOptions = willListChange(field) ? undefined : ownValueOf(optionsByKey, field.key);
    const newValue = valueForPart(field, part, address, loadedOptions);
    if (!isSameValue(newValue, valueAt(values, field.key) ?? kind.empty)) changes.set(field.key, newValue);
  }
  return Object.fromEntries(changes);
}

/** The address of an unknown CEP. */
const NO_ADDRESS: PostalAddress = { logradouro: '', bairro: '', localidade: '', uf: '' };

/**
 * The changes after a lookup without an address: values from an earlier lookup or from the service belong to another
 * CEP and are removed; fields that the visitor has edited stay.
 */
export const clearAddress = (
  step: FieldHolder,
  values: StepValues,
  editedKeys: ReadonlySet<string>,
  cepKey: string,
): StepValues => fillAddress(step, values, NO_ADDRESS, editedKeys, cepKey);

/**
 * Whether at least one address field of the CEP has a value; true without address fields, because nothing is missing.
 */
export function isAddressFilled(step: FieldHolder, values: StepValues, cepKey: string): boolean {
  const fields = fieldsOf(step).all;
  const addressFields = fields.filter(field => partFilledByCep(field, fields, cepKey) !== undefined);
  return addressFields.length === 0 || addressFields.some(field => isFilledIn(values, field));
}

/** The part of its address that the CEP of `cepKey` fills into the field; undefined if it fills none. */
export function partFilledByCep(
  field: Field,
  fields: readonly Field[],
  cepKey: string,
): AddressPart | undefined {
  const addressKey = addressKeyOfField(field);
  if (!addressKey || !isFilledByCep(addressKey.qualifier, fields, cepKey)) return undefined;
  return isPlaceOfAnother(addressKey, fields, cepKey) ? undefined : addressKey.part;
}

/**
 * Whether a city or state belongs to a company or another person and is no part of an address: it has no CEP, street
 * or district of its own, and the step has an address of the customer.
 */
function isPlaceOfAnother({ qualifier }: AddressKey, fields: readonly Field[], cepKey: string): boolean {
  if (!namesAnother(wordsIn(qualifier)) || qualifier === qualifierOf(wordsIn(cepKey))) return false;
  const addressKeys = fields.map(addressKeyOfField).filter(key => key !== undefined);
  const isWholeAddress = addressKeys.some(
    key => key.qualifier === qualifier && (key.part === 'logradouro' || key.part === 'bairro'),
  );
  return !isWholeAddress && addressKeys.some(key => !namesAnother(wordsIn(key.qualifier)));
}

/** Whether the CEP of `cepKey` fills the address fields with this qualifier. */
function isFilledByCep(qualifier: string, fields: readonly Field[], cepKey: string): boolean {
  const qualifiers = fields.filter(holdsCep).map(field => qualifierOf(wordsIn(field.key)));
  const cepQualifier = qualifierOf(wordsIn(cepKey));
  return qualifier === cepQualifier || (!qualifiers.includes(qualifier) && cepQualifier === qualifiers[0]);
}

function valueForPart(
  field: Field,
  part: AddressPart,
  address: PostalAddress,
  loadedOptions: readonly Option[] | undefined,
): FieldValue {
  const kind = fieldKinds.find(field.component);
  const partText = address[part].trim();
  if (!kind || partText === '') return kind?.empty ?? null;
  if (kind.filledAs === 'text') return kind.fromWire(partText, field);
  return choiceByName(partText, part === 'uf', optionsOf(field, loadedOptions));
}
