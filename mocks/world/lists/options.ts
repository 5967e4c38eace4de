import { loadList } from '#scenarios/lists/lists.ts';
import type { WireField, WireOption } from '#scenarios/wire.ts';
import { readMember } from '../../read-member.ts';
import {
  knowsHash,
  type LazyOperation,
  refuse,
  refuseUnknownHash,
  type Service,
  type ServiceCall,
} from '../call.ts';

/** The product's list of that name, or the common one; undefined if there is none. */
async function optionsOf(
  name: string,
  references: readonly string[],
  { product }: Service,
): Promise<readonly WireOption[] | undefined> {
  if (Object.hasOwn(product.lists, name)) return product.lists[name];
  const list = await loadList(name);
  return list?.(references);
}

const refuseUnknownList = (name: string) => refuse(404, { message: `A lista "${name}" não foi encontrada.` });

/** Shown when a search within the list finds nothing (5.27). */
const notFoundMessage = 'Nenhum item encontrado com esse nome.';

const createAnswer = (options: readonly WireOption[]) => ({
  status: 200 as const,
  body: { data: { resource: [...options], message: notFoundMessage } },
});

/** Values of the fields that a list depends on, in order (assumption 7.23). */
const referencesIn = (call: ServiceCall): string[] =>
  (call.query.referenceResourceCode ?? '').split(',').filter(value => value !== '');

/** A list by its name (7.21). */
export const getResource: LazyOperation<'getResource'> = async (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return refuseUnknownHash();
  const name = call.path.resourceName ?? '';
  const options = await optionsOf(name, referencesIn(call), service);
  return options ? createAnswer(options) : refuseUnknownList(name);
};

/** The options of a field (7.22, 7.23). Missing parameters come from the field and the proposal. */
export const getFieldOptions: LazyOperation<'getFieldOptions'> = async (call, service) => {
  if (!knowsHash(call.path.hashId, service)) return refuseUnknownHash();
  const field = fieldOf(call.query.fieldId ?? '', service);
  const name = call.query.resource || field?.resource || call.query.resourceKey || '';
  const options = await optionsOf(name, withSavedValues(referencesIn(call), field, call, service), service);
  if (options) return createAnswer(options);
  return field?.options ? createAnswer(field.options) : refuseUnknownList(name);
};

/** All fields, nested ones included. */
function* fieldsIn(fields: readonly unknown[]): Generator<WireField> {
  for (const field of fields) {
    yield field as WireField; // steps and sub-fields contain only fields
    const subFields = readMember(field, 'subFields');
    if (Array.isArray(subFields)) yield* fieldsIn(subFields);
  }
}

function fieldOf(name: string, { product }: Service): WireField | undefined {
  const fields = [...product.steps.flatMap(step => [...fieldsIn(step.fields)])];
  return fields.find(({ _id, key, uniqueKey }) => [_id, uniqueKey, key].includes(name));
}

/** Completes the given values by the saved answers to the other dependencies of the field. */
function withSavedValues(
  givenValues: readonly string[],
  field: WireField | undefined,
  call: ServiceCall,
  service: Service,
): readonly string[] {
  const { proposals } = service.state;
  const id = call.query.proposalId ?? '';
  const proposal = Object.hasOwn(proposals, id) ? proposals[id] : undefined;
  if (!proposal) return givenValues;
  const missingDependencies = (field?.dependencies ?? []).slice(givenValues.length);
  const savedValues = missingDependencies.map(name => {
    const dependency = fieldOf(name, service);
    const key = dependency?.uniqueKey ?? dependency?.key ?? name;
    return Object.values(proposal.answers)
      .map(values => textIn(readMember(values, key)))
      .find(text => text !== '');
  });
  return [...givenValues, ...savedValues.map(text => text ?? '')];
}

/** The text of a saved text, number, or option with a value; otherwise empty. */
function textIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value === null || value === undefined ? '' : textIn(readMember(value, 'value'));
}
