import type { CoverageMap, MapRow } from '#mocks/atlas/maps.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { type CatalogueRow, catalogue, evidenceOf } from './catalogue.ts';
import { emptyCell, isTicked, tick } from './cells.ts';

/**
 * Builds the map of chapter 8 x scenarios. A scenario that cites a row without demanding its content is a false claim.
 */
export function errorsMap(scenarios: readonly Scenario[]): CoverageMap {
  const allEvidence = scenarios.map(evidenceOf);
  const rows = catalogue.map((row): MapRow => {
    const cell = emptyCell();
    for (const entry of allEvidence)
      if (citesRow(entry.scenario, row) && row.proof(entry)) tick(cell, entry.scenario);
    const gaps = isTicked(cell) ? [] : ['no scenario shows it'];
    return { id: row.id, title: row.title, cells: { cenários: cell }, gaps };
  });
  const numbers = [...new Set(catalogue.map(({ id }) => numberOf(id)))];
  const falseClaims = allEvidence.flatMap(entry =>
    numbers
      .filter(number => entry.scenario.requirements.includes(number))
      .filter(number => !catalogue.some(row => numberOf(row.id) === number && row.proof(entry)))
      .map(number => {
        const { title } = catalogue.find(row => numberOf(row.id) === number) ?? { title: '' };
        return `${entry.scenario.id} cites ${number}, but neither its walk nor its verdict demands it: ${title}`;
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
const citesRow = (scenario: Scenario, { citedNumbers }: CatalogueRow): boolean =>
  citedNumbers.some(number => scenario.requirements.includes(number));
