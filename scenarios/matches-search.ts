import type { Scenario } from './define-scenario.ts';

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Whether a scenario contains every word of a search. Case and accents do not matter. */
export function matchesSearch(scenario: Scenario, search: string): boolean {
  const { id, title, story, product, tags = [], requirements } = scenario;
  const text = plain([id, title, story, product, ...tags].join(' '));
  return plain(search)
    .split(/\s+/)
    .every(word => text.includes(word) || requirements.includes(word));
}
