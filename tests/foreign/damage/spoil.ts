import { isJsonObject, type Json } from '../wire.ts';
import type { Damage } from './damages.ts';

/** The members of an answer, each as the names that lead to it. */
export function pathsIn(value: Json, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const inner = Object.entries(value).flatMap(([name, member]) => pathsIn(member, [...path, name]));
  return [[...path], ...inner];
}

export function valueAt(value: Json, path: readonly string[]): Json | undefined {
  let current: Json | undefined = value;
  for (const name of path)
    current =
      typeof current === 'object' && current !== null ? (current as Record<string, Json>)[name] : undefined; // a list has its entries by number
  return current;
}

/** The answer with one damaged member. */
export function spoil(answer: Json, path: readonly string[], damage: Damage): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return damage.change(answer);
  if (Array.isArray(answer))
    return answer.flatMap((entry, index) => {
      const changed = String(index) === name ? spoil(entry, rest, damage) : entry;
      return changed === undefined ? [] : [changed];
    });
  if (!isJsonObject(answer)) return answer;
  const member = answer[name];
  if (member === undefined) return answer;
  const { [name]: _, ...others } = answer;
  const changed = spoil(member, rest, damage);
  return changed === undefined ? others : { ...others, [name]: changed };
}
