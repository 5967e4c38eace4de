import { namesIn, pointerUnder } from '#mocks/contract/pointer-under.ts';
import { isObject, type ObjectNode } from '../contract/bundle.ts';
import type { ContractModel } from './contract-model.ts';

/** A file of openapi/ and a place in it. */
export interface SourcePlace {
  /** Relative to openapi/. */
  file: string;
  /** Names from the root of the file. */
  path: readonly string[];
  /** Both in one text for readers: `openapi/schemas/step.yaml #/properties/order`. */
  display: string;
}

/** Finds the file, and the place in it, from which a node of the bundled contract comes. */
export function sourceOf(model: ContractModel, place: string): SourcePlace {
  const [section, key, name, ...rest] = namesIn(place);
  if (section === 'components' && key !== undefined && name !== undefined)
    return sourcePlace(`${key}/${kebabCase(name)}.yaml`, rest);
  if (section === 'paths' && key !== undefined) {
    const file = fileOf(model.paths, key);
    return sourcePlace(file, namesIn(place).slice(2));
  }
  return sourcePlace('openapi.yaml', namesIn(place));
}

const sourcePlace = (file: string, path: readonly string[]): SourcePlace => ({
  file,
  path,
  display: `openapi/${file} #${pointerUnder('', ...path)}`,
});

/** The file that a path of openapi.yaml refers to. */
function fileOf(paths: ObjectNode, path: string): string {
  const item = paths[path];
  return isObject(item) && typeof item.$ref === 'string' ? item.$ref : 'openapi.yaml';
}

/** 'ServiceError' -> 'service-error', as the bundler names components. */
const kebabCase = (name: string): string =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();
