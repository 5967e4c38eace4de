import type { LooseAnswer } from '#mocks/delivery.ts';
import type { Scenario } from '#scenarios/define-scenario.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { escapeInvisible } from './escape-invisible.ts';
import { type Recording, withoutTrailingRepeats } from './scenario-of.ts';

/** Marks the lines of an answer, so that compiler errors can be assigned to it. */
const callComment = (number: number, operation: string, status: string): string =>
  `// Call ${number}: ${operation} ${status}`;

export const callNumberIn = (line: string): number | undefined => {
  const number = /^\s*\/\/ Call (\d+): /.exec(line)?.[1];
  return number === undefined ? undefined : Number(number);
};

const camelCase = (id: string): string =>
  id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The unformatted text of the scenario file. */
export function sourceOf({ scenario, answers }: Pick<Recording, 'scenario' | 'answers'>): string {
  const operations = [...new Set(answers.map(({ operation }) => operation))];
  const plan = operations.map(operation => `${operation}: ${planText(operation, answers)},`);
  const member = (name: keyof Scenario): string => `${name}: ${JSON.stringify(scenario[name])},`;
  return escapeInvisible(`import { defineScenario } from '../../define-scenario.ts';

/** Recorded from a session; persons, accounts, keys and typed texts are fictitious replacements of the real ones. */
export const ${camelCase(scenario.id)} = defineScenario({
${(['id', 'title', 'story', 'requirements', 'product', 'tags', 'world'] as const).map(member).join('\n')}
plan: {
${plan.join('\n')}
},
${member('walk')}
${member('verdict')}
});
`);
}

function planText(operation: OperationId, answers: Recording['answers']): string {
  const operationAnswers = answers.filter(entry => entry.operation === operation);
  const plannedAnswers = withoutTrailingRepeats(operationAnswers.map(({ answer }) => answer));
  const texts = plannedAnswers.map(
    (answer, index) =>
      `\n${callComment(operationAnswers[index]?.number ?? 0, operation, statusOf(answer))}\n${JSON.stringify(answer)}`,
  );
  const [onlyText] = texts;
  if (texts.length === 1 && onlyText !== undefined) return onlyText;
  return `{ kind: 'sequence', answers: [${texts.join(',')}], afterLast: 'repeat' }`;
}

const statusOf = (answer: LooseAnswer): string => ('status' in answer ? String(answer.status) : answer.kind);
