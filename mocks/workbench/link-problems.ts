import { dialects, findDialect, nearestDialects } from '#scenarios/dialects/index.ts';
import { findLender, lenders } from '#scenarios/lenders.ts';
import { nearestNames } from '#scenarios/nearest-names.ts';
import { operationIndex } from '../engine.ts';
import { breakagesOf } from './breakages.ts';
import { dialectTweak } from './dialects.ts';
import { themes } from './settings.ts';
import { bankTweak, maxLatency } from './tweaks.ts';

/** Query parameters of mock builds. Other names with this prefix are mistakes. */
const prefix = 'mock_';
const parameters = [
  'mock_break',
  'mock_latency',
  'mock_offline',
  'mock_theme',
  bankTweak,
  dialectTweak,
  'mock_session',
];

const lenderSlugs = lenders.map(({ slug }) => slug);

/**
 * Reports each part of a link that a mock build does not understand, in a Portuguese sentence with similar names.
 * Otherwise the link would silently show another situation than the author meant. The catalogue reports unknown
 * scenarios.
 */
export function findLinkProblems(query: URLSearchParams): string[] {
  return [
    ...reportUnknownName(
      query.get(dialectTweak),
      'dialeto',
      id => findDialect(id) !== undefined,
      nearestDialects,
      dialects.map(({ id }) => id),
    ),
    ...reportUnknownName(
      query.get(bankTweak),
      'banco',
      slug => findLender(slug) !== undefined,
      slug => nearestNames(slug, lenderSlugs),
      lenderSlugs,
    ),
    ...query.getAll('mock_break').flatMap(breakProblem),
    ...findValueProblem(
      query,
      'mock_theme',
      value => themes.some(theme => theme === value),
      themes.join(', '),
    ),
    ...findValueProblem(query, 'mock_offline', value => ['0', '1'].includes(value), '0 ou 1'),
    ...findValueProblem(
      query,
      'mock_latency',
      value => /^\d+$/.test(value) && Number(value) <= maxLatency,
      `de 0 a ${maxLatency} milissegundos`,
    ),
    ...[...new Set(query.keys())]
      .filter(name => name.startsWith(prefix) && !parameters.includes(name))
      .map(name => `O link traz ${name}, que não existe.${suggest(nearestNames(name, parameters))}`),
  ];
}

const suggest = (names: readonly string[]): string =>
  names.length > 0 ? ` Você quis dizer ${names.join(' ou ')}?` : '';

/** Empty when the name is known or absent. All names are listed when none is similar. */
function reportUnknownName(
  name: string | null,
  subject: string,
  isKnown: (name: string) => boolean,
  nearest: (name: string) => string[],
  allNames: readonly string[],
): string[] {
  if (name === null || name === '' || isKnown(name)) return [];
  const suggestion = suggest(nearest(name)) || ` Há: ${allNames.join(', ')}.`;
  return [`Nenhum ${subject} se chama "${name}".${suggestion}`];
}

/** A break is written `operation:fault`. */
function breakProblem(text: string): string[] {
  const [name = '', id = ''] = text.split(':');
  const operation = operationIndex.ids().find(operationId => operationId === name);
  if (!operation)
    return [
      `mock_break: nenhuma chamada se chama "${name}".${suggest(nearestNames(name, operationIndex.ids()))}`,
    ];
  const breakageIds = breakagesOf(operation).map(breakage => breakage.id);
  if (breakageIds.includes(id)) return [];
  return [
    `mock_break: ${operation} não tem a falha "${id}".${suggest(nearestNames(id, breakageIds))} Há: ${breakageIds.join(', ')}.`,
  ];
}

function findValueProblem(
  query: URLSearchParams,
  name: string,
  isKnown: (value: string) => boolean,
  allowed: string,
): string[] {
  const value = query.get(name);
  return value === null || isKnown(value) ? [] : [`${name}=${value} não vale: ${allowed}.`];
}
