import { namesIn } from '#mocks/contract/pointer-under.ts';

/** The part of a value at a JSON pointer; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return namesIn(path).reduce<unknown>((current, name) => {
    if (Array.isArray(current)) return current[Number(name)];
    return typeof current === 'object' && current !== null
      ? Object.getOwnPropertyDescriptor(current, name)?.value
      : undefined;
  }, value);
}
