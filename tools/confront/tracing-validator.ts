import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { dataKeys, isObject, type Node, type ObjectNode } from '../contract/bundle.ts';
import { formats } from '../contract/formats.ts';
import { contractPlaceOf, placeKey } from './places.ts';

/** A place of the contract that a value has reached. */
export interface TracedNode {
  place: string;
  /** JSON pointer into the value; empty for the value itself. */
  path: string;
  data: unknown;
}

/** A place at which a value violates the contract. */
export interface Mismatch {
  path: string;
  keyword: string;
  /** The schema that refuses the value; undefined if the schema has no place. */
  place: string | undefined;
  /** The member that `required` misses. */
  missing: string | undefined;
}

export interface TraceResult {
  visits: readonly TracedNode[];
  mismatches: readonly Mismatch[];
}

/** Checks a value and returns the places of the contract that it has reached. */
export type TracingValidator = (value: unknown) => TraceResult;

/**
 * Prepares ajv with two added keywords. One notes each place that a value reaches. The other tries the branches of a
 * choice: it keeps the places that the fitting branches reached, or, if no branch fits, the places and errors of the
 * nearest one.
 * @param document the contract after `withPlaces` and `widenAnswers`.
 */
export function createTracing(document: ObjectNode): (schema: Node) => TracingValidator {
  let trace: TracedNode[] = [];
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    inlineRefs: false,
    logger: false,
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);

  ajv.addKeyword({
    keyword: placeKey,
    schemaType: 'string',
    errors: false,
    validate: (place: string, data: unknown, _: unknown, context?: { instancePath: string }) => {
      trace.push({ place, path: context?.instancePath ?? '', data });
      return true;
    },
  });

  ajv.addKeyword({
    keyword: choiceKey,
    schemaType: 'array',
    compile: (branches: ObjectNode[]) => {
      // Compiled on first use, because a schema may refer to itself.
      let compiledBranches: ValidateFunction[] | undefined;
      const choose: ChooseFunction = (data, context) => {
        compiledBranches ??= branches.map(branch => ajv.compile(branch));
        const outerTrace = trace;
        const visits: TracedNode[] = [];
        let fits = false;
        let nearest: { errors: ErrorObject[]; visits: TracedNode[]; distance: number } | undefined;
        for (const branch of compiledBranches) {
          trace = [];
          const branchFits = branch.call(undefined, data, context);
          if (branchFits) {
            fits = true;
            visits.push(...trace);
          } else if (!fits) {
            const errors = branch.errors ?? [];
            const distance = distanceOf(errors, context?.instancePath ?? '');
            if (!nearest || distance < nearest.distance) nearest = { errors, visits: trace, distance };
          }
        }
        trace = outerTrace;
        if (!fits) choose.errors = nearest?.errors ?? [];
        trace.push(...(fits ? visits : (nearest?.visits ?? [])));
        return fits;
      };
      return choose;
    },
  });
  ajv.addSchema({ $id: 'contract', components: prepareSchema(document.components ?? {}) });

  return schema => {
    const preparedSchema = prepareSchema(schema);
    let validate: ValidateFunction | undefined;
    return value => {
      validate ??= ajv.compile(isObject(preparedSchema) ? preparedSchema : {});
      trace = [];
      validate(value);
      return { visits: trace, mismatches: (validate.errors ?? []).map(mismatchOf) };
    };
  };
}

const choiceKey = 'x-choice';

interface ChooseFunction {
  (data: unknown, context?: Parameters<ValidateFunction>[1]): boolean;
  errors?: ErrorObject[];
}

/** A branch of another type is further away than one with a fault inside. */
function distanceOf(errors: readonly ErrorObject[], path: string): number {
  const isOtherType = errors.some(
    ({ instancePath, keyword }) => instancePath === path && (keyword === 'type' || keyword === 'const'),
  );
  const missingCount = errors.filter(
    ({ instancePath, keyword }) => instancePath === path && keyword === 'required',
  ).length;
  return (isOtherType ? 10_000 : 0) + missingCount * 100 + errors.length;
}

const mismatchOf = ({ instancePath, keyword, params, parentSchema }: ErrorObject): Mismatch => ({
  path: instancePath,
  keyword,
  place: contractPlaceOf(parentSchema),
  missing: keyword === 'required' ? String(params.missingProperty) : undefined,
});

/** Lets references point into the registered document, and replaces `anyOf` and `oneOf` by the added keyword. */
function prepareSchema(node: Node): Node {
  if (Array.isArray(node)) return node.map(prepareSchema);
  if (!isObject(node)) return node;
  const preparedNode: ObjectNode = {};
  for (const [key, value] of Object.entries(node)) {
    if (dataKeys.has(key)) preparedNode[key] = value;
    else if (key === '$ref' && typeof value === 'string' && value.startsWith('#/'))
      preparedNode[key] = `contract${value}`;
    else if ((key === 'anyOf' || key === 'oneOf') && Array.isArray(value))
      preparedNode[choiceKey] = prepareSchema(value);
    else if (key === 'properties' && isObject(value))
      preparedNode[key] = Object.fromEntries(
        Object.entries(value).map(([name, member]) => [name, prepareSchema(member)]),
      );
    else preparedNode[key] = prepareSchema(value);
  }
  return preparedNode;
}
