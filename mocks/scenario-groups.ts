import type { Scenario } from '#scenarios/define-scenario.ts';
import { isPlayable } from '#scenarios/index.ts';
import { parseProductId } from '#scenarios/lenders.ts';
import { searchScenarios } from '#scenarios/search-scenarios.ts';
import { isServiceOnly } from '#scenarios/walk.ts';
import type { OperationId } from '#scenarios/wire.ts';

/** Scenarios of one folder of scenarios/catalogue. */
export interface Area {
  id: string;
  title: string;
  /** True for hundreds of generated scenarios; their list begins folded. */
  isGenerated: boolean;
  scenarios: Scenario[];
}

/** The answers that the contract declares for one operation, a scenario each. */
export interface ContractAnswers {
  operation: OperationId;
  scenarios: { status: number; scenario: Scenario }[];
}

export interface Groups {
  areas: Area[];
  answers: ContractAnswers[];
}

/** Titles of folders; another folder keeps its name. */
const titles: Readonly<Record<string, string>> = {
  contratacao: 'Contratação',
  entrada: 'Entrada e resposta estranha',
  erros: 'Erros',
  espera: 'Espera',
  produtos: 'Jornadas dos produtos',
  simulacoes: 'Simulações',
  documentos: 'Documentos',
  situacoes: 'Situações das etapas',
  falhas: 'Falhas em cada chamada',
  envio: 'Envio das respostas',
  retorno: 'Volta e recomeço',
  token: 'Confirmação por código',
  marca: 'Marca e textos do banco',
  marketing: 'Parceiros',
  telas: 'Outras telas',
  chamadas: 'Chamadas de cada etapa',
  veiculo: 'Veículo',
};

const titleOf = (area: string): string =>
  titles[area] ?? `${area.slice(0, 1).toUpperCase()}${area.slice(1).replaceAll('-', ' ')}`;

/**
 * Every file of the catalogue with its exports, because a scenario has no reference to its file. Vite writes the
 * imports.
 */
const files = import.meta.glob<Readonly<Record<string, unknown>>>('../scenarios/catalogue/**/*.ts', {
  eager: true,
});

const areaByScenario: ReadonlyMap<string, string> = new Map(
  Object.entries(files).flatMap(([path, exported]) => {
    const area = /\/catalogue\/([^/]+)\//.exec(path)?.[1] ?? 'outros';
    return Object.values(exported).flatMap(value => idsIn(value).map((id): [string, string] => [id, area]));
  }),
);

/** Ids of a scenario or of a list of scenarios; none for anything else. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null || !('id' in value) || !('walk' in value)) return [];
  return typeof value.id === 'string' ? [value.id] : [];
}

/** Generated scenarios, by the prefix of their ids. */
const generatedPrefixes: readonly (readonly [prefix: string, area: string])[] = [
  ['etapa-', 'situacoes'],
  ['falha-', 'falhas'],
];

const areaOf = ({ id }: Scenario): { id: string; isGenerated: boolean } => {
  const handWrittenArea = areaByScenario.get(id);
  if (handWrittenArea !== undefined) return { id: handWrittenArea, isGenerated: false };
  const [, area] = generatedPrefixes.find(([prefix]) => id.startsWith(prefix)) ?? [];
  return { id: area ?? 'outros', isGenerated: area !== undefined };
};

/**
 * Groups scenarios for a catalogue: those played on screens by area, answers of the contract by operation.
 */
export function scenarioGroupsOf(scenarios: readonly Scenario[]): Groups {
  const areasById = new Map<string, Area>();
  const answers = new Map<OperationId, ContractAnswers>();
  for (const scenario of scenarios) {
    // A scenario with a misspelt or missing part shows its mistakes in its area.
    const [firstCall] = isPlayable(scenario) && isServiceOnly(scenario) ? (scenario.verdict.sent ?? []) : [];
    // A scenario of an area stays there, even if it consists of HTTP calls only.
    if (firstCall?.status !== undefined && !areaByScenario.has(scenario.id)) {
      const row = answers.get(firstCall.operation) ?? { operation: firstCall.operation, scenarios: [] };
      answers.set(firstCall.operation, row);
      row.scenarios.push({ status: firstCall.status, scenario });
    } else {
      const { id, isGenerated } = areaOf(scenario);
      const area = areasById.get(id) ?? { id, title: titleOf(id), isGenerated, scenarios: [] };
      areasById.set(id, area);
      area.scenarios.push(scenario);
    }
  }
  return { areas: [...areasById.values()], answers: [...answers.values()] };
}

/** Choices of a tester in a catalogue; an empty text chooses everything. */
export interface CatalogueFilter {
  search: string;
  tag: string;
  /** Id of a product. */
  product: string;
}

export interface FoundGroups extends Groups {
  /** False: no scenario has all words of the search, and these are similar ones. */
  matchesAllWords: boolean;
}

/** Finds scenarios for a catalogue. Those that start a product are left out: catalogues list the products. */
export function findGroups({ search, tag, product }: CatalogueFilter): FoundGroups {
  const isOffered = (scenario: Scenario): boolean =>
    !scenario.id.startsWith('start-') &&
    (tag === '' || scenario.tags?.includes(tag) === true) &&
    (product === '' || parseProductId(scenario.product).product === product);
  const { scenarios, matchesAllWords } = searchScenarios(search, isOffered);
  return {
    ...scenarioGroupsOf(scenarios.filter(isOffered)),
    matchesAllWords: matchesAllWords || scenarios.length === 0,
  };
}

/** Returns the numbers of scenarios and answers as a text. */
export function describeGroups({ areas, answers }: Groups): string {
  const scenarioCount = areas.reduce((sum, { scenarios }) => sum + scenarios.length, 0);
  const answerCount = answers.reduce((sum, { scenarios }) => sum + scenarios.length, 0);
  const counts = [
    ...(scenarioCount > 0 || answerCount === 0
      ? [scenarioCount === 1 ? '1 cenário' : `${scenarioCount.toLocaleString('pt-BR')} cenários`]
      : []),
    ...(answerCount > 0
      ? [answerCount === 1 ? '1 resposta' : `${answerCount.toLocaleString('pt-BR')} respostas`]
      : []),
  ];
  return counts.join(' e ');
}
