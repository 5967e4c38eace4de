import { dialects, findDialect, nearestDialects } from '#scenarios/dialects/index.ts';
import { findLender, lenders } from '#scenarios/lenders.ts';
import { editDistance, nearestNames } from '#scenarios/nearest-names.ts';
import { toSearchText } from '#scenarios/to-search-text.ts';
import { operationIndex } from '../engine.ts';
import { dialectTweak } from './dialects.ts';
import { hostKinds } from './hosts.ts';
import { offeredFaultsOf } from './offered-faults.ts';
import { maxLatency, readLatency } from './read-latency.ts';
import { settingsInAddress, themes, widths } from './settings.ts';
import { bankTweak } from './tweaks.ts';

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

/** The names of the hash id in a link to the app. */
const hashNames = ['agx_hash', 'Agx_hash'];

const lenderSlugs = lenders.map(({ slug }) => slug);

/**
 * Reports each part of a link that a mock build does not understand, in a Portuguese sentence with similar names.
 * Otherwise the link would silently show another situation than the author meant. The catalogue reports unknown
 * scenarios.
 * @param except a parameter whose unknown value the page reports by itself.
 */
export function findLinkProblems(
  query: URLSearchParams,
  { except }: { except?: typeof dialectTweak } = {},
): string[] {
  return [
    ...(except === dialectTweak ? [] : findDialectProblem(query, dialectTweak)),
    ...findSettingProblems(query, { bank: bankTweak, theme: 'mock_theme', latency: 'mock_latency' }),
    ...query.getAll('mock_break').flatMap(faultProblem),
    ...findValueProblem(query, 'mock_offline', value => ['0', '1'].includes(value), '0 ou 1'),
    ...findRepeatedNames(query, ['scenario', ...parameters, ...hashNames]),
    ...(query.get('scenario') === '' ? ['O link traz scenario sem um nome: não pede nenhum cenário.'] : []),
    ...namesIn(query)
      .filter(name => name.toLowerCase().startsWith(prefix) && !parameters.includes(name))
      .map(name => describeUnknownParameter(name, nearestNames(name, parameters))),
    ...namesIn(query)
      .filter(isMisspeltScenario)
      .map(name => describeUnknownParameter(name, ['scenario'])),
  ];
}

/** Reports the names that occur more than once. A link may plan several faults. */
const findRepeatedNames = (query: URLSearchParams, names: readonly string[]): string[] =>
  names
    .filter(name => name !== 'mock_break' && query.getAll(name).length > 1)
    .map(name => `O link traz ${name} mais de uma vez: vale só ${name}=${query.get(name)}.`);

const namesIn = (query: URLSearchParams): string[] => [...new Set(query.keys())];

/**
 * A link of a campaign has parameters of its own, so of the names without the prefix only those like `scenario` are
 * mistakes.
 */
const isMisspeltScenario = (name: string): boolean =>
  name !== 'scenario' && editDistance(toSearchText(name), 'scenario') <= 2;

const describeUnknownParameter = (name: string, nearest: readonly string[]): string =>
  `O link traz ${name}, que não existe.${suggest(nearest)}`;

/**
 * Parameters of the workbench without the prefix, and the hash of the link to the app from which the others may come.
 */
const workbenchParameters: readonly string[] = [...settingsInAddress, ...hashNames];

/**
 * The same for a link of the workbench. It also contains settings of the workbench, whose names have no prefix. No
 * campaign links to the workbench, so every other name is a mistake.
 */
export function findWorkbenchLinkProblems(query: URLSearchParams): string[] {
  return [
    ...findLinkProblems(query),
    ...namesIn(query)
      .filter(
        name =>
          !name.toLowerCase().startsWith(prefix) &&
          !isMisspeltScenario(name) &&
          !workbenchParameters.includes(name),
      )
      .map(name => describeUnknownParameter(name, nearestNames(name, settingsInAddress))),
    ...findRepeatedNames(
      query,
      settingsInAddress.filter(name => name !== 'scenario'),
    ),
    ...findDialectProblem(query, 'dialect'),
    ...findSettingProblems(query, { bank: 'bank', theme: 'theme', latency: 'latency' }),
    ...findValueProblem(query, 'width', value => isOneOf(widths, value), widths.join(', ')),
    ...findValueProblem(query, 'host', value => isOneOf(hostKinds, value), hostKinds.join(', ')),
  ];
}

const isOneOf = (list: readonly (string | number)[], value: string): boolean =>
  list.some(entry => String(entry) === value);

const findDialectProblem = (query: URLSearchParams, name: string): string[] =>
  reportUnknownName(
    query.get(name),
    'dialeto',
    id => findDialect(id) !== undefined,
    nearestDialects,
    dialects.map(({ id }) => id),
  );

/** Problems of the settings that an app's link and a workbench's link share, under the parameter names of the link. */
function findSettingProblems(
  query: URLSearchParams,
  names: Readonly<Record<'bank' | 'theme' | 'latency', string>>,
): string[] {
  return [
    ...reportUnknownName(
      query.get(names.bank),
      'banco',
      slug => findLender(slug) !== undefined,
      slug => nearestNames(slug, lenderSlugs),
      lenderSlugs,
    ),
    ...findValueProblem(query, names.theme, value => isOneOf(themes, value), themes.join(', ')),
    ...findValueProblem(
      query,
      names.latency,
      value => readLatency(value) !== undefined,
      `de 0 a ${maxLatency} milissegundos`,
    ),
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

/** A fault is written `operation:fault`. */
function faultProblem(text: string): string[] {
  const [name = '', ...rest] = text.split(':');
  const id = rest.join(':');
  const operation = operationIndex.ids().find(operationId => operationId === name);
  if (!operation)
    return [
      `mock_break: nenhuma chamada se chama "${name}".${suggest(nearestNames(name, operationIndex.ids()))}`,
    ];
  const faultIds = offeredFaultsOf(operation).map(fault => fault.id);
  if (faultIds.includes(id)) return [];
  return [
    `mock_break: ${operation} não tem a falha "${id}".${suggest(nearestNames(id, faultIds))} Há: ${faultIds.join(', ')}.`,
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
