import { type AnswerFacts, type OperationFacts, operationFacts } from '#openapi/facts.gen.js';
import type { Plan, Scenario } from './define-scenario.ts';
import { kebabCase } from './kebab-case.ts';
import { products } from './products/index.ts';
import type { PlainCall } from './walk.ts';

/** The beginning of every product as a new visitor finds it, to try one by hand. */
export const startingScenarios: readonly Scenario[] = products.map(({ id, title, lender }) => ({
  id: `start-${id}`,
  title: `${title} do começo`,
  story: `${title} de ${lender}, aberto por quem nunca esteve aqui. Nada é planejado: o serviço responde por si.`,
  requirements: ['15.5'],
  product: id,
  tags: ['começo'],
  world: {},
  plan: {},
  walk: [{ do: 'open' }],
  verdict: { sent: [{ operation: 'getSystem' }] },
}));

/** True for a file of the app. Every host serves it, so the mock service never gets the call. */
const isFileOfApp = ({ server, path }: OperationFacts): boolean => server === '/' && /\.json$/.test(path);

/**
 * A scenario for each answer that the contract declares: the first calls of an operation get the examples of
 * one status, then the world answers again. It is played by HTTP only, but can be opened in the app.
 */
export const generatedScenarios: readonly Scenario[] = operationFacts
  .filter(facts => !isFileOfApp(facts))
  .flatMap(facts => facts.answers.map(answer => createAnswerScenario(facts, answer)));

function createAnswerScenario(facts: OperationFacts, { status, examples }: AnswerFacts): Scenario {
  const [product] = products;
  if (!product) throw new Error('There is no product: scenarios/products/index.ts is empty.');
  const answers = examples.map(({ value }) => ({ kind: 'reply', status, body: value }));
  const summaries = examples.map(({ summary }) => summary).join(' · ');
  const opening =
    examples.length === 1 ? 'A primeira chamada recebe' : `As ${examples.length} primeiras recebem`;
  return {
    id: `service-${kebabCase(facts.id)}-${status}`,
    title: `${facts.id}: ${status}`,
    story: `Só HTTP. ${opening} ${status} com o exemplo do contrato (${summaries}). Depois responde o mundo.`,
    requirements: facts.requirementNumbers.filter(number => /^7\./.test(number)),
    product: product.id,
    tags: ['serviço', `${Math.floor(status / 100)}xx`],
    world: {},
    // The bodies are examples of the same operation and status, and the contract check runs again while
    // playing.
    plan: { [facts.id]: { kind: 'sequence', answers, afterLast: 'worldAnswers' } } as Plan,
    walk: examples.map(() => ({ do: 'call', ...callOf(facts, product.hashId), answers: status })),
    verdict: { sent: [{ operation: facts.id, times: examples.length, status }] },
  };
}

/** The request from the contract's examples, under the hash of a product. */
function callOf({ id, parameters, request }: OperationFacts, hash: string): Omit<PlainCall, 'answers'> {
  const namedExamples = (place: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      parameters
        .filter(({ in: location, required }) => location === place && required)
        .map(({ name, example }) => [name, name === 'hashId' ? hash : String(example)]),
    );
  return {
    operation: id,
    path: namedExamples('path'),
    query: namedExamples('query'),
    headers: namedExamples('header'),
    ...(request ? { body: request.example } : {}),
  };
}
