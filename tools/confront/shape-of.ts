import { namesIn, pointerUnder } from '#mocks/contract/pointer-under.ts';
import type { ContractModel } from './contract-model.ts';
import type { TracedNode } from './tracing-validator.ts';
import { valueAt } from './value-at.ts';

/** The names in the contract at each place of a value. */
export interface Shape {
  /** Members named at a pointer, each by the schema that names it; undefined where any member is allowed. */
  named: ReadonlyMap<string, { places: readonly string[]; names: ReadonlySet<string>; isMap: boolean }>;
  /** The path with `*` in place of every name that is not in the contract. */
  publicPointer(path: string): string;
}

/** The shape of a value, from the schemas that its validation has visited. */
export function shapeOf(model: ContractModel, visits: readonly TracedNode[]): Shape {
  const shapeByPointer = new Map<string, { places: string[]; names: Set<string>; isMap: boolean }>();
  for (const { place, path, data } of visits) {
    const node = model.nodeAt(place);
    if (!node || typeof data !== 'object' || data === null || Array.isArray(data)) continue;
    const allowsAnyMember = node.type === undefined && node.properties === undefined;
    if (allowsAnyMember && node.$ref !== undefined) continue;
    const shape = shapeByPointer.get(path) ?? { places: [], names: new Set<string>(), isMap: false };
    if (typeof node.properties === 'object' && node.properties !== null) {
      shape.places.push(place);
      for (const name of Object.keys(node.properties)) shape.names.add(name);
    }
    // A schema without properties says nothing about members.
    const isChoice = node.anyOf !== undefined || node.oneOf !== undefined;
    if (
      (node.additionalProperties !== undefined && node.additionalProperties !== false) ||
      (node.properties === undefined && !isChoice)
    )
      shape.isMap = true;
    shapeByPointer.set(path, shape);
  }
  const publicPointer = (path: string): string => {
    let pointer = '';
    return namesIn(path)
      .map(name => {
        const isNamed = shapeByPointer.get(pointer)?.names.has(name) ?? false;
        pointer = pointerUnder(pointer, name);
        return isNamed ? pointerUnder('', name) : '/*';
      })
      .join('');
  };
  return { named: shapeByPointer, publicPointer };
}

/** The members of a value that no schema names. */
export function findUnnamedMembers(
  { named }: Shape,
  value: unknown,
): { path: string; place: string; name: string; knownName: string | undefined }[] {
  return [...named].flatMap(([path, { places, names, isMap }]) => {
    const object = valueAt(value, path);
    const [place] = places;
    if (isMap || place === undefined || typeof object !== 'object' || object === null) return [];
    const absentNames = [...names].filter(name => !Object.hasOwn(object, name));
    return Object.keys(object)
      .filter(name => !names.has(name))
      .map(name => ({
        path,
        place,
        name,
        knownName: absentNames.find(member => normalisedName(member) === normalisedName(name)),
      }));
  });
}

/** `current_step`, `CurrentStep` and `currentStep` are one name. */
const normalisedName = (name: string): string => name.replace(/[^A-Za-z0-9]/g, '').toLowerCase();
