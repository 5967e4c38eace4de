import { decodeFailure } from '#api/decode/failure.ts';
import { decodeSystem } from '#api/decode/system.ts';
import type { CatalogueOrigin } from '#journey/errors/error-declaration.ts';
import { errorCatalogue } from '#journey/errors/index.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { conditionals } from '#journey/form/conditionals/index.ts';
import { formatters } from '#journey/formatters/index.ts';
import { masks } from '#journey/masks/index.ts';
import type { Failure, JourneyProblem } from '#journey/model/failure.ts';
import type { NextAction } from '#journey/model/next-action.ts';
import { pollingPolicies } from '#journey/polling/index.ts';
import { ruleDeclarations } from '#journey/rules/rule-declarations.ts';
import { appliedRulesOf } from '#journey/rules/rules.ts';
import { stepTypes } from '#journey/steps/index.ts';
import { validators } from '#journey/validators/index.ts';
import type { CoverageMap, MapRow } from '#mocks/atlas/maps.ts';
import { operationFacts } from '#openapi/facts.gen.js';
import type { Scenario } from '#scenarios/define-scenario.ts';
import { products } from '#scenarios/products/index.ts';
import type { OperationId, WireField } from '#scenarios/wire.ts';
import type { Registry } from '#shared/registry.ts';
import { emptyCell, tick } from './cells.ts';
import { shownFields } from './fields-map.ts';
import { type PlannedAnswer, plannedAnswers, textsOf } from './planned-answers.ts';
import { type OpenedScenario, shownStatuses } from './steps-map.ts';

/** A list of the code that a recipe of CONTRIBUTING.md extends. */
interface Extensible {
  /** The first word in the id of each row: 'mask cpf'. */
  noun: string;
  file: string;
  names: readonly string[];
  /** The names that a scenario reaches. */
  reachedBy: (opened: OpenedScenario) => Iterable<string>;
  /** How to close a gap. */
  remedy: string;
}

/**
 * Builds the map of the lists that the recipes extend: a scenario, or a test (by-tests.ts), reaches every entry. Kinds
 * of fields, step types, statuses, rows of chapter 8, and calls have separate maps.
 */
export function registriesMap(
  openedScenarios: readonly OpenedScenario[],
  lists: readonly Extensible[] = extensibleLists,
): CoverageMap {
  const rows = lists.flatMap(({ noun, file, names, reachedBy, remedy }): MapRow[] => {
    const cells = new Map(names.map(name => [name, emptyCell()]));
    for (const opened of openedScenarios)
      for (const name of new Set(reachedBy(opened))) {
        const cell = cells.get(name);
        if (cell) tick(cell, opened.scenario);
      }
    return [...cells].map(([name, cell]) => ({
      id: `${noun} ${name}`,
      title: name,
      cells: { cenários: cell },
      gaps:
        cell.screen.length > 0
          ? []
          : [
              `no scenario reaches this entry of ${file}. Remedy: ${remedy}, or name the test that shows it in tools/coverage/by-tests.ts`,
            ],
    }));
  });
  return {
    name: 'registries',
    title: 'Registros do código × cenários',
    columns: ['cenários'],
    rows,
    falseClaims: [],
  };
}

/** All names of the declaration that a name finds, because one scenario is enough for all spellings of a mask. */
const synonymsOf = <Declaration>(registry: Registry<Declaration>, name: string): string[] => {
  const declaration = registry.find(name);
  return declaration === undefined
    ? []
    : registry.names().filter(other => registry.find(other) === declaration);
};

/** Creates a `reachedBy` that returns the names in a registry that the shown fields use. */
const createFieldReach =
  <Declaration>(registry: Registry<Declaration>, namesOf: (field: WireField) => readonly unknown[]) =>
  (opened: OpenedScenario): string[] =>
    shownFields(opened)
      .flatMap(namesOf)
      .flatMap(name => synonymsOf(registry, String(name ?? '')));

const defaultsOf = ({ component, _component }: WireField) =>
  fieldKinds.find(String(component ?? _component ?? ''))?.defaults;

const conditionalNamesOf = ({ conditionals: list }: WireField): string[] =>
  list !== null && typeof list === 'object' ? Object.keys(list) : [];

/** For what a field names. */
const FIELD_REMEDY =
  'use it in a field of a product in scenarios/products, and fill that field or wait for the heading of its step in the walk of a scenario';

const extensibleLists: readonly Extensible[] = [
  {
    noun: 'mask',
    file: 'src/journey/masks/index.ts',
    names: masks.names(),
    reachedBy: createFieldReach(masks, field => [field.mask ?? defaultsOf(field)?.mask]),
    remedy: FIELD_REMEDY,
  },
  {
    noun: 'validator',
    file: 'src/journey/validators/index.ts',
    names: validators.names(),
    reachedBy: createFieldReach(validators, field => [field.validation ?? defaultsOf(field)?.validation]),
    remedy: FIELD_REMEDY,
  },
  {
    noun: 'formatter',
    file: 'src/journey/formatters/index.ts',
    names: formatters.names(),
    reachedBy: createFieldReach(formatters, ({ format }) => [format?.send, format?.show]),
    remedy: FIELD_REMEDY,
  },
  {
    noun: 'conditional',
    file: 'src/journey/form/conditionals/index.ts',
    names: conditionals.names(),
    reachedBy: createFieldReach(conditionals, conditionalNamesOf),
    remedy: FIELD_REMEDY,
  },
  {
    noun: 'polling policy',
    file: 'src/journey/polling/index.ts',
    names: Object.keys(pollingPolicies),
    reachedBy: policiesOf,
    remedy: 'add a scenario that waits at a step of this policy',
  },
  {
    noun: 'error',
    file: 'src/journey/errors/index.ts',
    names: errorCatalogue.map(({ name }) => name),
    reachedBy: ({ scenario }) => errorsOf(scenario),
    remedy: 'add a scenario under scenarios/catalogue/erros that plans such a failure and expects its text',
  },
  {
    noun: 'rule',
    file: 'src/journey/rules/rule-declarations.ts',
    names: ruleDeclarations.map(({ name }) => name),
    reachedBy: rulesOf,
    remedy: 'add a scenario of a product or lender with such a name',
  },
  {
    noun: 'product',
    file: 'scenarios/products/index.ts',
    names: products.map(({ id }) => id),
    reachedBy: ({ scenario, opening }) => (opening && textsOf(scenario).length > 0 ? [scenario.product] : []),
    remedy: 'add a scenario of this product under scenarios/catalogue/produtos',
  },
];

function policiesOf(opened: OpenedScenario): string[] {
  const policies = shownStatuses(opened).flatMap(({ type, status }) => {
    const declaration = stepTypes.find(type);
    return declaration?.polling && declaration.polledIn.includes(status) ? [declaration.polling] : [];
  });
  return opened.opening?.isCompleting ? [...policies, 'completion'] : policies;
}

/**
 * Rules that apply to the product or its lender by name or by steps. Rules that need the identifiers of a deployment
 * are left out.
 */
function rulesOf({ opening }: OpenedScenario): string[] {
  const system = opening && decodeSystem({ ...opening.system });
  const noIdentifiers = { products: {}, banks: {}, lenders: {}, steps: {}, fields: {} };
  return system ? appliedRulesOf(system.configuration, noIdentifiers).map(({ rule }) => rule.name) : [];
}

/** The origins with which the app makes a call. */
const originsByOperation: Partial<Record<OperationId, readonly CatalogueOrigin[]>> = {
  getSystem: ['opening'],
  createProposal: ['submit'],
  updateStep: ['submit', 'poll'],
  finishedUpdate: ['completion'],
  getTokenValidation: ['token', 'poll'],
  validateToken: ['token'],
};
const defaultOrigins: readonly CatalogueOrigin[] = ['submit', 'options', 'render'];

/** Problems without an answer of the service. A scenario reaches their rows if it shows their texts. */
const problems: Readonly<Record<JourneyProblem, true>> = {
  invalidHash: true,
  configurationMissing: true,
  stepsNotFound: true,
  currentStepNotFound: true,
  stepNotFound: true,
  proposalWithoutId: true,
  creationFailed: true,
  newHashMissing: true,
  blocked_cookies: true,
  crash: true,
};
const journeyFailures = Object.keys(problems).map(
  (problem): Failure => ({ kind: 'journey', problem: problem as JourneyProblem, detail: '' }), // a key of the record
);

/**
 * The rows of the catalogue that handle a failure of the scenario. The scenario plans such a failure and demands the
 * text of the row on the screen; a row without text needs the failure only.
 */
function errorsOf(scenario: Scenario): string[] {
  const shownTexts = textsOf(scenario);
  const sendsFiles = scenario.walk.some(action => action.do === 'attach');
  const endsWithoutOffer = Object.values(scenario.world.checks ?? {}).some(({ ends }) => ends === 'noOffer');
  const failures = [
    ...plannedAnswers(scenario.plan).flatMap(failuresOf),
    ...(endsWithoutOffer ? [decodeFailure('updateStep', true, 422, { type: 'noOffer' })] : []),
    ...journeyFailures,
  ];
  return failures.flatMap(failure =>
    originsOf(failure).flatMap(origin => {
      const fieldKeys = failure.kind === 'service' ? Object.keys(failure.fieldErrors) : [];
      for (const { name, leadsTo } of errorCatalogue) {
        const next = leadsTo(failure, { origin, fieldKeys, sendsFiles });
        if (!next) continue;
        const texts = textsOfAction(next).filter(text => text !== '');
        const isShown = texts.some(text => shownTexts.some(shownText => shownText.includes(text)));
        return isShown || (texts.length === 0 && failure.kind !== 'journey') ? [name] : [];
      }
      return [];
    }),
  );
}

const isOperation = (name: string): name is OperationId => operationFacts.some(({ id }) => id === name);

function originsOf(failure: Failure): readonly CatalogueOrigin[] {
  if (failure.kind === 'journey') return ['opening'];
  return (isOperation(failure.operation) && originsByOperation[failure.operation]) || defaultOrigins;
}

/** The failures that the app may see after a planned answer. */
function failuresOf({ operation, kind, status = 0, body }: PlannedAnswer): Failure[] {
  const isWrite = operation === 'updateStep' || operation === 'createProposal';
  if (kind === 'reply' || kind === 'offContract')
    return status >= 400 ? [decodeFailure(operation, isWrite, status, body)] : [];
  if (kind === 'html' && status >= 400) return [decodeFailure(operation, isWrite, status, '<html></html>')];
  if (kind === 'hang') return [{ kind: 'timeout', operation, isWrite }];
  if (kind === 'networkError' || kind === 'lostAfterCommit')
    return [true, false].map(isOffline => ({ kind: 'network', operation, isWrite, isOffline }));
  if (kind !== 'html' && kind !== 'truncatedJson') return [];
  const reason = kind === 'html' ? 'HTML instead of JSON' : 'invalid JSON';
  return [{ kind: 'malformed', operation, isWrite, status: 200, reason }];
}

/** The texts that an action shows, apart from those of its buttons. */
function textsOfAction(next: NextAction): string[] {
  switch (next.kind) {
    case 'page':
      return [next.page.title, ...next.page.lines];
    case 'ask':
      return [next.question.text];
    case 'toast':
      return [next.text];
    case 'fieldErrors':
      return [next.message, ...Object.values(next.errors)];
    default:
      return [];
  }
}
