import type { LooseAnswer } from '#mocks/delivery.ts';
import { readMember, readText } from '#mocks/read-member.ts';
import type { Plan, Scenario } from '#scenarios/define-scenario.ts';
import type { CatalogueProduct } from '#scenarios/products/index.ts';
import type { Verdict } from '#scenarios/walk.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { type Anonymiser, createAnonymiser } from './anonymiser.ts';
import { componentOf, type KnownFields, keyOf, knownFieldsIn } from './known-fields.ts';
import { namePartsIn } from './name-parts-in.ts';
import { createPseudonyms, type Pseudonyms } from './pseudonyms.ts';
import type { RecordedCall, RecordedSession } from './session.ts';
import { walkOf } from './walk-of.ts';

export interface Recording {
  scenario: Scenario;
  /** The planned answers with the number of their call, in the order of the calls. */
  answers: readonly { number: number; entry: number; operation: OperationId; answer: LooseAnswer }[];
  notes: readonly string[];
  /** The replaced values, for the final check of the text. */
  pseudonyms: Pseudonyms;
  /** Parts of persons' names that no name of a member and no identifier may contain. */
  nameParts: ReadonlySet<string>;
}

export interface RecordingOptions {
  id: string;
  seed: number;
  /** Candidates for the product of the scenario; the first one is used if none has the recorded name. */
  products: readonly [CatalogueProduct, ...CatalogueProduct[]];
  /** Also plans the answers that the walk does not reach, for a person who completes the walk by hand. */
  plansUnreachedAnswers: boolean;
  /** Places with a part of a name that the author has judged to be an ordinary word: `2/errors/*1`. */
  allowedPlaces?: readonly string[];
}

/** The scenario of a recorded session, without personal data. */
export function scenarioOf(session: RecordedSession, options: RecordingOptions): Recording {
  const pseudonyms = createPseudonyms(options.seed);
  const fields = knownFieldsIn(session.calls);
  const product = chooseProduct(session.calls, options.products);
  for (const { operation, path } of session.calls)
    if (operation === 'getSystem' && path.hashId)
      pseudonyms.setPseudonym('token', path.hashId, product.hashId);
  decideCities(session.calls, fields, pseudonyms);

  // The first pass collects personal data, the second replaces it everywhere.
  anonymiseCalls(session.calls, createAnonymiser(fields, pseudonyms, []));
  const secrets = [...session.valuesOutsideBodies, ...session.calls.flatMap(secretsIn)];
  const calls = anonymiseCalls(session.calls, createAnonymiser(fields, pseudonyms, secrets));

  const derivedWalk = walkOf(calls, knownFieldsIn(calls));
  const isPlanned = (call: RecordedCall): boolean =>
    options.plansUnreachedAnswers || derivedWalk.causes(call);
  const answers = calls.filter(isPlanned).map(({ number, entry, operation, answer }) => ({
    number,
    entry,
    operation,
    answer: plannedAnswerOf(answer),
  }));
  const omittedCount = calls.length - answers.length;
  return {
    scenario: {
      id: options.id,
      title: `Sessão gravada: ${product.title}`,
      story: 'Uma sessão de verdade, gravada. Pessoas, contas, chaves e textos são substitutos fictícios.',
      requirements: [],
      product: product.id,
      tags: ['gravado'],
      world: {},
      plan: planOf(answers),
      walk: derivedWalk.walk,
      verdict: {
        ...(derivedWalk.endsAt === undefined ? {} : { endsAt: { heading: derivedWalk.endsAt } }),
        ...consoleOf(answers),
      },
    },
    answers,
    notes: [
      ...session.notes,
      ...derivedWalk.notes,
      ...(omittedCount > 0
        ? [`${omittedCount} calls that the walk does not cause are left out; --whole plans them, too.`]
        : []),
    ],
    pseudonyms,
    nameParts: namePartsIn(session.calls, fields),
  };
}

/**
 * Expects the console line that the app writes for every refused or unreadable call. A line contains the operation, and
 * the status or what else has failed. A success against the contract has no expected line: the app may be able to read
 * it.
 */
function consoleOf(answers: Recording['answers']): Pick<Verdict, 'console'> {
  const patterns = answers.flatMap(({ operation, answer }) => consolePatternOf(operation, answer) ?? []);
  return patterns.length > 0 ? { console: [...new Set(patterns)].map(matches => ({ matches })) } : {};
}

/** A failure of these has no console line: the app asks another service, or the visitor types the address. */
const silentOperations: ReadonlySet<OperationId> = new Set(['getIpFirst', 'getCepFirst', 'getCepSecond']);

/** Pattern of the console line about an answer; undefined if the app writes none. */
function consolePatternOf(operation: OperationId, answer: LooseAnswer): string | undefined {
  const failure = failurePatternOf(answer);
  if (failure === undefined) return undefined;
  // The app asks the second service only after a failure of the first.
  if (operation === 'getIpSecond') return '^Device IP not found$';
  return silentOperations.has(operation) ? undefined : `^\\[proposta\\] ${operation}: ${failure}`;
}

function failurePatternOf(answer: LooseAnswer): string | undefined {
  switch (answer.kind) {
    case 'reply':
    case 'offContract':
      return answer.status >= 400 ? String(answer.status) : undefined;
    case 'html':
    case 'emptyBody':
      return String(answer.status ?? 200);
    case 'truncatedJson':
      return '\\d+';
    case 'networkError':
      return 'no connection';
    default:
      return undefined;
  }
}

/** The product with the recorded slug, if possible of the recorded lender; the first product if none has the slug. */
function chooseProduct(
  calls: readonly RecordedCall[],
  products: readonly [CatalogueProduct, ...CatalogueProduct[]],
): CatalogueProduct {
  const opening = calls.find(({ operation }) => operation === 'getSystem');
  const data = opening?.answer.kind === 'reply' ? readMember(opening.answer.body, 'data') : undefined;
  const [slug, bank] = [
    readText(readMember(data, 'metaProduct'), 'slug'),
    readText(readMember(data, 'bank'), 'slug'),
  ];
  const matchingProducts = products.filter(({ system }) => system.metaProduct.slug === slug && slug !== '');
  return (
    matchingProducts.find(({ system }) => system.bank.slug === bank) ?? matchingProducts[0] ?? products[0]
  );
}

/** Sets another city of the same list as the pseudonym of a city, because the list has to contain it. */
function decideCities(
  calls: readonly RecordedCall[],
  recordedFields: KnownFields,
  pseudonyms: Pseudonyms,
): void {
  for (const field of recordedFields.fields.values()) {
    if (!/cidade|municip|city/i.test(keyOf(field)) || componentOf(field) === 'text') continue;
    const list = [...(field.options ?? []), ...(recordedFields.lists.get(field.resource ?? '') ?? [])];
    for (const { body } of calls) {
      const sentValue = readMember(readMember(body, 'data'), keyOf(field));
      const choice = readText(sentValue, 'value') || (typeof sentValue === 'string' ? sentValue : '');
      const option = list.find(({ value, label }) => choice !== '' && (value === choice || label === choice));
      const otherCity = list.find(({ value }) => value !== option?.value);
      if (!option || !otherCity) continue;
      pseudonyms.setPseudonym('city', option.label, otherCity.label);
      pseudonyms.setPseudonym('city', option.value, otherCity.value);
    }
  }
}

function anonymiseCalls(calls: readonly RecordedCall[], anonymiser: Anonymiser): RecordedCall[] {
  return calls.map(call => {
    const { answer, body, operation } = call;
    const data = anonymiser.anonymiseValue(readMember(body, 'data'));
    const answerBody =
      answer.kind === 'reply' ? anonymiseBody(operation, answer.body, anonymiser) : undefined;
    return {
      ...call,
      body: { data },
      answer:
        answer.kind === 'reply'
          ? { ...answer, body: answerBody, complaints: answer.complaints.map(anonymiser.anonymiseText) }
          : answer,
    };
  });
}

/** A list of companies contains real names and numbers, so every value in it is replaced. */
function anonymiseBody(operation: OperationId, body: unknown, anonymiser: Anonymiser): unknown {
  if (operation === 'findCompaniesByName') return anonymiser.anonymiseValue(body);
  return shortenList(anonymiser.anonymiseAnswer(body));
}

/** The most options of a list that are kept, because some lists have thousands. */
const maxOptions = 60;

function shortenList(body: unknown): unknown {
  const data = readMember(body, 'data');
  const list = readMember(data, 'resource');
  if (!Array.isArray(list) || list.length <= maxOptions || typeof data !== 'object') return body;
  return { ...Object(body), data: { ...data, resource: list.slice(0, maxOptions) } };
}

/** Codes and tokens in a request body, outside the values of a step. */
const secretsIn = ({ body }: RecordedCall): string[] =>
  ['code', 'token', 'jwtToken', 'deviceIp']
    .map(name => readText(body, name))
    .filter(text => text.length >= 6);

function plannedAnswerOf(answer: RecordedCall['answer']): LooseAnswer {
  if (answer.kind !== 'reply') return answer;
  const { status, body, complaints } = answer;
  if (complaints.length === 0) return { kind: 'reply', status, body };
  return { kind: 'offContract', reason: `Gravado assim: ${complaints.join('; ')}`, status, body };
}

/** Plans the answers of each operation in the order of the calls. Equal answers at the end are planned once. */
export function planOf(answers: Recording['answers']): Plan {
  const answersByOperation = new Map<OperationId, LooseAnswer[]>();
  for (const { operation, answer } of answers)
    answersByOperation.set(operation, [...(answersByOperation.get(operation) ?? []), answer]);
  const plan: Partial<Record<OperationId, unknown>> = {};
  for (const [operation, answers] of answersByOperation) plan[operation] = planOfAnswers(answers);
  // Every body comes from an answer to its operation, and the compiler checks the written file.
  return plan as Plan;
}

function planOfAnswers(plannedAnswers: readonly LooseAnswer[]): unknown {
  const answers = withoutTrailingRepeats(plannedAnswers);
  return answers.length === 1 ? answers[0] : { kind: 'sequence', answers, afterLast: 'repeat' };
}

/** The answers up to the last one that differs from its predecessor. */
export function withoutTrailingRepeats(answers: readonly LooseAnswer[]): readonly LooseAnswer[] {
  const lastAnswer = JSON.stringify(answers.at(-1));
  const end = answers.findLastIndex(answer => JSON.stringify(answer) !== lastAnswer);
  return answers.slice(0, end + 2);
}
