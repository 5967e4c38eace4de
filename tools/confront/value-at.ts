import { namesIn } from '#mocks/contract/pointer-under.ts';
import { readMember } from '#mocks/read-member.ts';

/** The part of a value at a JSON pointer; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return namesIn(path).reduce<unknown>((current, name) => {
    if (Array.isArray(current)) return current[Number(name)];
    return readMember(current, name);
  }, value);
}
