import { operationFacts } from '#openapi/facts.gen.js';
import type { SampleFile } from './cast/documents.ts';
import type { Check } from './check.ts';
import type { ExpiringAccess, OtherProposal, Scenario } from './define-scenario.ts';
import { isFileField } from './is-file-field.ts';
import { describeChapterEnd, isRequirement } from './is-requirement.ts';
import { lenderSeparator, lenders } from './lenders.ts';
import { editDistance } from './nearest-names.ts';
import type { Product } from './products/define-product.ts';
import { findProduct, products } from './products/index.ts';
import { suggestName } from './suggest-name.ts';
import { type HeldFile, isServiceOnly, type Verdict, type WalkAction } from './walk.ts';
import type { WireField } from './wire.ts';
import { wordMistakes } from './word-mistakes.ts';

const statusesByOperation: ReadonlyMap<string, readonly number[]> = new Map(
  operationFacts.map(({ id, answers }) => [id, answers.map(({ status }) => status)]),
);

function describeUnknownStep(slug: string, { id, steps }: Product): string {
  const slugs = steps.map(step => step.slug);
  return `${id} has no step "${slug}". ${suggestName(slug, slugs, `Its steps: ${slugs.join(', ')}.`)}`;
}

/** For an id with or without a lender, such as `credito-pessoal@facta`. */
function describeUnknownProduct(id: string): string {
  const [name = '', slug] = id.split(lenderSeparator);
  if (slug !== undefined && findProduct(name)) {
    const slugs = lenders.map(lender => lender.slug);
    return `no lender is called "${slug}". ${suggestName(slug, slugs, 'They are listed in scenarios/lenders.ts.')}`;
  }
  const productIds = products.map(product => product.id);
  return `no product is called "${name}". ${suggestName(name, productIds, 'They are listed in scenarios/products.')}`;
}

/** The end of a sentence that begins with the step. */
const describeUnknownField = (key: string, keys: readonly string[]): string =>
  `has no field "${key}". ${suggestName(key, keys, `Its fields: ${keys.join(', ')}.`)}`;

/**
 * The mistakes of a scenario, one sentence each with place and remedy. The types refuse most of them, but a
 * test runs without types.
 */
export function mistakesOf(scenario: Scenario): string[] {
  const mistakesInWords = wordMistakes(scenario);
  // The other rules read parts that may be missing or have another name.
  return mistakesInWords.length > 0 ? mistakesInWords : mistakesInContent(scenario);
}

function mistakesInContent(scenario: Scenario): string[] {
  const { id, story, requirements, verdict } = scenario;
  const product = findProduct(scenario.product);
  return [
    ...mistakeIf(
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
      `id: "${id}" is not kebab-case, as in bank-account-refused.`,
    ),
    ...mistakeIf(scenario.title.trim() === '', 'title: give it one line in Portuguese.'),
    ...mistakeIf(
      story.length <= 40,
      'story: say who, what happens and how it ends, in more than 40 letters.',
    ),
    ...mistakeIf(
      requirements.length === 0,
      'requirements: name a line of the specification that the verdict shows.',
    ),
    ...requirements.flatMap(number =>
      mistakeIf(
        !isRequirement(number),
        `requirements: there is no line ${number}. ${describeChapterEnd(number)}`,
      ),
    ),
    ...tagMistakes(scenario),
    ...verdictMistakes(verdict),
    ...walkMistakes(scenario.walk),
    ...(product
      ? worldMistakes(scenario, product)
      : [`product: ${describeUnknownProduct(scenario.product)}`]),
    ...planMistakes(scenario, product),
    ...(verdict.sent ?? []).flatMap(({ operation }) => operationMistakes('verdict.sent', operation)),
    ...scenario.walk.flatMap(action =>
      action.do === 'call' ? operationMistakes('walk', action.operation) : [],
    ),
    ...scenario.walk.flatMap((action, index) =>
      action.do === 'attach' ? fileMistakes(`walk[${index}].files`, action.files) : [],
    ),
  ];
}

/**
 * The parts of a verdict that are not true by themselves: a page that was never opened shows no text and logs nothing.
 */
const CLAIMS = ['seen', 'sent', 'effects', 'files', 'endsAt'] as const;

function verdictMistakes(verdict: Verdict): string[] {
  const { console: lines = [], seen, notSeen, sent, effects } = verdict;
  const lists = { seen, notSeen, sent, console: verdict.console, effects: effects && Object.keys(effects) };
  return [
    ...mistakeIf(
      CLAIMS.every(name => verdict[name] === undefined),
      `verdict: say what must be true in the end, with one of ${CLAIMS.join(', ')}.`,
    ),
    ...Object.entries(lists).flatMap(([name, list]) =>
      mistakeIf(list?.length === 0, `verdict.${name}: it claims nothing. Name something, or leave it out.`),
    ),
    ...lines.flatMap(line => (typeof line === 'string' ? [] : patternMistakes(line.matches))),
  ];
}

function patternMistakes(pattern: string): string[] {
  let matchesEmptyText: boolean;
  try {
    matchesEmptyText = new RegExp(pattern).test('');
  } catch {
    return [`verdict.console: "${pattern}" is no regular expression. For an exact line write a text.`];
  }
  return mistakeIf(
    matchesEmptyText,
    'verdict.console: a pattern that matches an empty text matches every line. Name a part of the line.',
  );
}

/** A browser refuses a feature before its page is opened. */
function walkMistakes(walk: readonly WalkAction[]): string[] {
  const firstAction = walk.find(action => action.do !== 'forbid');
  return mistakeIf(
    firstAction?.do !== 'open' && !isServiceOnly({ walk }),
    'walk: it begins with `open`, or consists of `call`.',
  );
}

const mistakeIf = (isWrong: boolean, sentence: string): string[] => (isWrong ? [sentence] : []);

/** The tag of the scenarios that are played on the production build, and in every engine. */
const E2E = 'e2e';

function tagMistakes(scenario: Scenario): string[] {
  return [
    ...(scenario.tags ?? []).flatMap(tag => [
      ...mistakeIf(tag.trim() === '', 'tags: a tag is a word by which somebody finds the scenario.'),
      ...mistakeIf(
        tag !== E2E && tag.length > 1 && editDistance(tag.toLowerCase(), E2E) <= 1,
        `tags: no tool reads "${tag}". Did you mean ${E2E}?`,
      ),
    ]),
    ...statusTagMistakes(scenario),
  ];
}

/** A tag like '422' finds the scenarios with that answer, so it must be a status that the scenario names. */
function statusTagMistakes({ tags = [], plan, walk, verdict }: Scenario): string[] {
  const namedStatuses: readonly string[] =
    JSON.stringify([plan, walk, verdict]).match(/(?<="(?:status|answers)":|: )\d{3}\b/g) ?? [];
  return tags
    .filter(tag => /^\d{3}$/.test(tag) && !namedStatuses.includes(tag))
    .map(
      tag =>
        `tags: "${tag}" is no status of plan, walk or verdict. Correct the tag, or expect the status in verdict.sent.`,
    );
}

/** The members of an answer that are checked. The compiler needs long to compare the full types of all operations. */
interface AnswerShape {
  kind: string;
  status?: unknown;
  body?: unknown;
  otherFields?: true;
  answer?: AnswerShape;
}

/** The app refuses a file without bytes before sending it, so this is rarely intended. */
function fileMistakes(member: string, files: readonly SampleFile[]): string[] {
  const isEmpty = ({ base64 }: SampleFile) => !/^[A-Za-z0-9+/]+={0,2}$/.test(base64);
  return [
    ...mistakeIf(files.length === 0, `${member}: name a file of scenarios/cast/documents.ts.`),
    ...files.flatMap(file => mistakeIf(isEmpty(file), `${member}: "${file.name}" has no bytes in base64.`)),
  ];
}

const operationMistakes = (member: string, operation: string): string[] =>
  mistakeIf(
    !statusesByOperation.has(operation),
    `${member}: no operation is called "${operation}". ${suggestName(operation, statusesByOperation.keys(), 'They are listed in docs/operations.md.')}`,
  );

/** The operations whose errors the app shows at the fields of a form (8.20). */
const FORM_OPERATIONS: readonly string[] = ['createProposal', 'updateStep'];

/** The members of `errors` that are no keys of fields: openapi/schemas/service-errors.yaml. */
const MEMBERS_OF_ERRORS: ReadonlySet<string> = new Set([
  'status',
  'list',
  'errors',
  'message',
  'errorMessage',
  'redirectToErrorPage',
  'redirectProposalToCurrentStep',
  'agxHash',
  'stepStatus',
  'inconsistencies',
  'code',
  'type',
]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The key of the field that an entry of a list means: a text, or a message with its field. */
function fieldInEntry(entry: unknown): string[] {
  if (typeof entry === 'string') return [entry];
  const key = isObject(entry) ? (entry.field ?? entry.key) : undefined;
  return typeof key === 'string' ? [key] : [];
}

/**
 * The keys of fields in the errors of an answer: its members, those under `invalid` and `missing`, and those of lists.
 * A list under another name has keys if one of them is the key of a field; otherwise it has messages.
 */
function fieldsInErrors(errors: unknown, isKey: (name: string) => boolean): string[] {
  if (Array.isArray(errors)) return errors.filter(isObject).flatMap(fieldInEntry);
  if (!isObject(errors)) return [];
  return Object.entries(errors).flatMap(([name, value]) => {
    if (MEMBERS_OF_ERRORS.has(name)) return [];
    const listed = [value].flat().flatMap(fieldInEntry);
    const hasKeys = name === 'invalid' || name === 'missing' || (!isKey(name) && listed.some(isKey));
    return hasKeys ? listed : name;
  });
}

function errorMistakes(
  operation: string,
  { body, otherFields }: AnswerShape,
  { id, steps }: Product,
): string[] {
  const keys = steps.flatMap(step => keysOf(step.fields));
  // The app reads a path such as `dados.cpf`, too.
  const isKey = (name: string): boolean => name.split(/[.[\]]+/).some(part => keys.includes(part));
  const fields = isObject(body) && !otherFields ? fieldsInErrors(body.errors, isKey) : [];
  return fields
    .filter(field => !isKey(field))
    .map(
      field =>
        `plan.${operation}: the answer has an error for "${field}", and no step of ${id} has this field. ${suggestName(field, keys, 'The fields are in scenarios/products.')} Deliberate: otherFields: true.`,
    );
}

function planMistakes({ plan }: Scenario, product: Product | undefined): string[] {
  return Object.entries(plan).flatMap(([operation, plannedEntry]) => {
    const statuses = statusesByOperation.get(operation);
    if (!statuses) return operationMistakes('plan', operation);
    const answers: readonly AnswerShape[] =
      plannedEntry.kind === 'sequence' ? plannedEntry.answers : [plannedEntry];
    return answers.flatMap(answer => {
      const plannedAnswer = answer.kind === 'latency' ? answer.answer : answer;
      if (plannedAnswer?.kind !== 'reply') return [];
      const { status } = plannedAnswer;
      return [
        ...mistakeIf(
          !statuses.some(candidate => candidate === status),
          `plan.${operation}: the contract declares no status ${status}, only ${statuses.join(', ')}. Deliberate: kind "offContract".`,
        ),
        ...(product && FORM_OPERATIONS.includes(operation)
          ? errorMistakes(operation, plannedAnswer, product)
          : []),
      ];
    });
  });
}

function worldMistakes({ world, verdict }: Scenario, product: Product): string[] {
  const slugs = product.steps.map(({ slug }) => slug);
  const unknownSteps = (member: string, ...givenSlugs: readonly (string | undefined)[]): string[] =>
    givenSlugs.flatMap(slug =>
      mistakeIf(
        slug !== undefined && !slugs.includes(slug),
        `world.${member}: ${describeUnknownStep(slug ?? '', product)}`,
      ),
    );
  const checkMistakes = (member: string, check: Check | undefined): string[] =>
    check
      ? [
          ...unknownSteps(`${member}.remakesAt`, check.remakesAt),
          ...unknownSteps(`${member}.reviewStep`, check.reviewStep),
          ...checkMistakes(`${member}.afterRetry`, check.afterRetry),
        ]
      : [];
  const { access, proposal, checks = {}, unreadable = [], documents = {}, others = [] } = world;
  return [
    ...(typeof access === 'object' ? expiryMistakes(access) : []),
    ...unknownSteps('proposal.currentStep', proposal?.currentStep),
    ...unknownSteps('proposal.reviewStep', proposal?.reviewStep),
    ...unknownSteps('proposal.stepStatus', ...Object.keys(proposal?.stepStatus ?? {})),
    ...answerMistakes('proposal', proposal?.answers, product),
    ...hashMistakes(others, product),
    ...others.flatMap(({ answers, currentStep, reviewStep, stepStatus = {} }, index) => [
      ...unknownSteps(`others[${index}].currentStep`, currentStep),
      ...unknownSteps(`others[${index}].reviewStep`, reviewStep),
      ...unknownSteps(`others[${index}].stepStatus`, ...Object.keys(stepStatus)),
      ...answerMistakes(`others[${index}]`, answers, product),
    ]),
    ...endMistakes(verdict, { ...product.checks, ...checks }),
    ...unknownSteps('checks', ...Object.keys(checks)),
    ...Object.entries(checks).flatMap(([slug, check]) => checkMistakes(`checks.${slug}`, check)),
    ...documentMistakes(Object.keys(documents), product),
    ...unknownSteps('unreadable', ...unreadable),
    ...(verdict.files ?? []).flatMap((file, index) => [
      ...mistakeIf(!slugs.includes(file.step), `verdict.files: ${describeUnknownStep(file.step, product)}`),
      ...heldFileMistakes(`verdict.files[${index}]`, file, product, others),
    ]),
  ];
}

/** Documents are known by the name that the visitor reads: of the product, or the label of a field for files. */
function documentMistakes(names: readonly string[], { id, steps, documents = [] }: Product): string[] {
  const known = [
    ...documents.map(({ name }) => name),
    ...steps.flatMap(step => withSubFields(step.fields).flatMap(({ label }) => label ?? [])),
  ];
  return names
    .filter(name => !known.includes(name))
    .map(
      name =>
        `world.documents: no document of ${id} is called "${name}". ${suggestName(name, known, 'A document has the name in the product, or the label of its field.')}`,
    );
}

/** More answers "still waiting" than the app asks for within a test. */
const MANY_POLLS = 1000;

/**
 * A journey that waits for a check goes on by itself when the check succeeds. Whether a test finds the visitor at that
 * step then depends on the speed of the machine.
 */
function endMistakes({ endsAt }: Scenario['verdict'], checks: Readonly<Record<string, Check>>): string[] {
  const slug = endsAt && 'path' in endsAt ? endsAt.path.slice(1) : '';
  const check = Object.hasOwn(checks, slug) ? checks[slug] : undefined;
  return mistakeIf(
    check?.ends === 'success' && check.begins !== 'init' && !check.stays && check.polls < MANY_POLLS,
    `verdict.endsAt: the journey does not stay at the check "${slug}". Let it wait: world.checks['${slug}'].polls: ENDLESS.`,
  );
}

/** The hashes of the scenario's proposals. A proposal without a hash gets one that no scenario can name. */
const hashesOf = ({ hashId }: Product, others: readonly OtherProposal[]): string[] => [
  hashId,
  ...others.flatMap(({ hash }) => hash ?? []),
];

function hashMistakes(others: readonly OtherProposal[], product: Product): string[] {
  return others.flatMap(({ hash }, index) => {
    if (hash === undefined) return [];
    const member = `world.others[${index}].hash: "${hash}"`;
    const earlierHashes = hashesOf(product, others.slice(0, index));
    return [
      ...mistakeIf(
        !/^[A-Za-z0-9_-]+$/.test(hash),
        `${member} is no hash: letters, digits, hyphens and underscores, as in ${product.hashId}.`,
      ),
      ...mistakeIf(
        earlierHashes.includes(hash),
        `${member} is the hash of the link or of an earlier proposal. Give each proposal a hash of its own.`,
      ),
    ];
  });
}

/** A file that no proposal or field of the scenario can have. */
function heldFileMistakes(
  member: string,
  { step: slug, key, hashId }: HeldFile,
  product: Product,
  others: readonly OtherProposal[],
): string[] {
  const hashes = hashesOf(product, others);
  const fields = withSubFields(product.steps.find(step => step.slug === slug)?.fields ?? []);
  const keys = fields.map(keyOf);
  const field = fields.find(candidate => keyOf(candidate) === key);
  return [
    ...mistakeIf(
      hashId !== undefined && !hashes.includes(hashId),
      `${member}.hashId: no proposal of the scenario has the hash "${hashId}". Its hashes: ${hashes.join(', ')}.`,
    ),
    ...mistakeIf(
      fields.length > 0 && !field,
      `${member}.key: the step "${slug}" ${describeUnknownField(key, keys)}`,
    ),
    ...mistakeIf(
      field !== undefined && !isFileField(field),
      `${member}.key: the field "${key}" takes no files.`,
    ),
  ];
}

function expiryMistakes({ expiresAt, call = 1 }: ExpiringAccess): string[] {
  return [
    ...operationMistakes('world.access.expiresAt', expiresAt),
    ...mistakeIf(call < 1, 'world.access.call: the first call of an operation is call 1.'),
  ];
}

/** Reports answers under a step or field that the product does not have. A step without fields may have any answers. */
function answerMistakes(
  member: string,
  answers: NonNullable<Scenario['world']['proposal']>['answers'] = {},
  product: Product,
): string[] {
  const deliberateOtherAnswers = 'Deliberate: otherAnswers.';
  return Object.entries(answers).flatMap(([slug, values]) => {
    const step = product.steps.find(candidate => candidate.slug === slug);
    if (!step)
      return [`world.${member}.answers: ${describeUnknownStep(slug, product)} ${deliberateOtherAnswers}`];
    const keys = keysOf(step.fields);
    return Object.keys(values).flatMap(key =>
      mistakeIf(
        keys.length > 0 && !keys.includes(key),
        `world.${member}.answers.${slug}: the step ${describeUnknownField(key, keys)} ${deliberateOtherAnswers}`,
      ),
    );
  });
}

const withSubFields = (fields: readonly WireField[]): WireField[] =>
  fields.flatMap(field => [field, ...withSubFields(field.subFields ?? [])]);

/** The key under which the service stores a field. */
const keyOf = ({ key, uniqueKey }: WireField): string => uniqueKey ?? key;

/** The keys of the fields, sub-fields included. */
const keysOf = (fields: readonly WireField[]): string[] => withSubFields(fields).map(keyOf);
