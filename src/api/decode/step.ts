import type { Field } from '#journey/model/field.ts';
import { decodedStatus, type Step } from '#journey/model/step.ts';
import { shownTitle } from '#journey/shown-title.ts';
import { decodeField } from './field.ts';
import { child, children, displayText, flag, number, record, text } from './json.ts';

/** Fields that can be identified: those with a key and, of several with the same key, the first at any depth. */
const keyed = (fields: readonly Field[], usedKeys = new Set([''])): Field[] =>
  fields
    .filter(({ key }) => !usedKeys.has(key) && usedKeys.add(key))
    .map(field => ({ ...field, subFields: keyed(field.subFields, usedKeys) }));

/**
 * `undefined` if the step has no slug, because nothing could lead there.
 * @param defaultOrder the order of a step without one (assumption 3.22).
 * @param names names of lenders and products, for titles (5.23).
 */
export function decodeStep(
  json: unknown,
  defaultOrder = -1,
  names: readonly string[] = [],
): Step | undefined {
  const source = record(json);
  const slug = text(source, 'slug');
  if (slug === '') return undefined;
  const type = child(source, 'stepType');
  return {
    id: text(source, '_id'),
    slug,
    name: shownTitle(displayText(source, 'name'), names),
    description: displayText(source, 'description'),
    order: number(source, 'order') ?? defaultOrder,
    image: text(source, 'image'),
    status: decodedStatus(text(source, 'state')),
    type: {
      id: text(type, '_id'),
      label: displayText(type, 'label'),
      slug: text(type, 'slug'),
      unique: flag(type, 'unique'),
    },
    fields: keyed(children(source, 'fields').map(field => decodeField(field))),
    tokenMethods: children(source, 'tokenValidationMethods').map(method =>
      typeof method === 'string'
        ? { method, target: '' }
        : { method: text(record(method), 'method'), target: displayText(record(method), 'target') },
    ),
    canRestartHere: flag(source, 'enableProposalRestartAtThisStep'),
    cannotReturnFromHere: flag(source, 'notAllowedToReturnFromHere'),
    requiresReview: flag(source, 'requiredReview'),
    metaProductBankId: text(source, 'metaProductBankId'),
    link: text(source, 'link'),
  };
}

/** The steps of the configuration. A step without an order follows the previous one in the list (assumption 3.22). */
export function decodeSteps(context: readonly unknown[], names: readonly string[] = []): Step[] {
  let lastOrder = -1;
  return context.flatMap(entry => {
    const step = decodeStep(entry, lastOrder + 1, names);
    if (!step) return [];
    // A template has no order: the next step follows the one before the template.
    if (step.order >= 0) lastOrder = step.order;
    return [step];
  });
}
