import type { CoverageMap, MapRow } from '#mocks/atlas/maps.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { type CatalogueRow, catalogue, evidenceOf } from './catalogue.ts';
import { emptyCell, isTicked, tick } from './cells.ts';

/** Chapter 8 x scenarios. Citing a row without demanding its content is a false claim. */
export function errorsMap(scenarios: readonly Scenario[]): CoverageMap {
  const evidence = scenarios.map(evidenceOf);
  const rows = catalogue.map((known): MapRow => {
    const cell = emptyCell();
    for (const one of evidence) if (names(one.scenario, known) && known.proof(one)) tick(cell, one.scenario);
    const gaps = isTicked(cell) ? [] : ['no scenario shows it'];
    return { id: known.id, title: known.title, cells: { cenários: cell }, gaps };
  });
  const numbers = [...new Set(catalogue.map(({ id }) => numberOf(id)))];
  const falseClaims = evidence.flatMap(one =>
    numbers
      .filter(number => one.scenario.requirements.includes(number))
      .filter(number => !catalogue.some(known => numberOf(known.id) === number && known.proof(one)))
      .map(number => {
        const { title } = catalogue.find(known => numberOf(known.id) === number) ?? { title: '' };
        return `${one.scenario.id} names ${number}, but neither its walk nor its verdict demands it: ${title}`;
      }),
  );
  return {
    name: 'errors',
    title: 'Catálogo de erros × cenários',
    columns: ['cenários'],
    rows,
    falseClaims,
  };
}

const numberOf = (id: string): string => id.split(' ')[0] ?? id;
const names = (scenario: Scenario, { named }: CatalogueRow): boolean =>
  named.some(number => scenario.requirements.includes(number));
