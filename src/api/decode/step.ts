import type { Field } from '#journey/model/field.ts';
import { decodedStatus, type Step } from '#journey/model/step.ts';
import { shownTitle } from '#journey/shown-title.ts';
import { decodeField } from './field.ts';
import { child, children, flag, number, record, text, words } from './json.ts';

/** Fields that can be identified: those with a key and, of several with the same key, the first at any depth. */
const keyed = (fields: readonly Field[], usedKeys = new Set([''])): Field[] =>
  fields
    .filter(({ key }) => !usedKeys.has(key) && usedKeys.add(key))
    .map(field => ({ ...field, subFields: keyed(field.subFields, usedKeys) }));

/**
 * `undefined` if the step has no slug, because nothing could lead there.
 * @param place the order of a step without one (assumption 3.22).
 * @param names names of lenders and products, for titles (5.23).
 */
export function decodeStep(json: unknown, place = -1, names: readonly string[] = []): Step | undefined {
  const from = record(json);
  const slug = text(from, 'slug');
  if (slug === '') return undefined;
  const type = child(from, 'stepType');
  return {
    id: text(from, '_id'),
    slug,
    name: shownTitle(words(from, 'name'), names),
    description: words(from, 'description'),
    order: number(from, 'order') ?? place,
    image: text(from, 'image'),
    status: decodedStatus(text(from, 'state')),
    type: {
      id: text(type, '_id'),
      label: words(type, 'label'),
      slug: text(type, 'slug'),
      unique: flag(type, 'unique'),
    },
    fields: keyed(children(from, 'fields').map(field => decodeField(field))),
    tokenMethods: children(from, 'tokenValidationMethods').map(method =>
      typeof method === 'string'
        ? { method, target: '' }
        : { method: text(record(method), 'method'), target: words(record(method), 'target') },
    ),
    canRestartHere: flag(from, 'enableProposalRestartAtThisStep'),
    cannotReturnFromHere: flag(from, 'notAllowedToReturnFromHere'),
    requiresReview: flag(from, 'requiredReview'),
    metaProductBankId: text(from, 'metaProductBankId'),
    link: text(from, 'link'),
  };
}

/** The steps of the configuration. A step without an order follows the previous one in the list (assumption 3.22). */
export function decodeSteps(context: readonly unknown[], names: readonly string[] = []): Step[] {
  let last = -1;
  return context.flatMap(entry => {
    const step = decodeStep(entry, last + 1, names);
    if (!step) return [];
    // A template has no order: the next step follows the one before the template.
    if (step.order >= 0) last = step.order;
    return [step];
  });
}
