import { type PatternNode, parsePattern } from './parse-pattern.ts';

/** A pattern from the service that is safe to run. */
export interface SafePattern {
  /**
   * Whether the text, or a part of it if the pattern has no anchors, matches. A text longer than MAX_TEXT never
   * matches.
   */
  matches(text: string): boolean;
}

export const MAX_SOURCE = 500;
const MAX_STEPS = 1_000;
export const MAX_TEXT = 4_096;

type Step =
  | { kind: 'character'; accepts: RegExp }
  | { kind: 'start' }
  | { kind: 'end' }
  /** Continues at each of these steps. */
  | { kind: 'fork'; targets: number[] };

/**
 * Compiles a regular expression from the service so that it runs in time linear in the text: it follows all
 * alternatives at once instead of backtracking (12.5). Undefined if that is not possible (see parsePattern) or the
 * pattern is too large; then it never runs.
 */
export function safePattern(source: string): SafePattern | undefined {
  if (source.length > MAX_SOURCE) return undefined;
  const tree = parsePattern(source);
  const steps: Step[] = [];
  return tree && write(tree, steps)
    ? { matches: text => text.length <= MAX_TEXT && run(steps, text) }
    : undefined;
}

/** Appends the steps of a part; whatever follows continues after the last one. False if there are too many. */
function write(node: PatternNode, steps: Step[]): boolean {
  if (steps.length > MAX_STEPS) return false;
  switch (node.kind) {
    case 'sequence':
      return node.parts.every(part => write(part, steps));
    case 'choice': {
      const fork: Step = { kind: 'fork', targets: [] };
      steps.push(fork);
      const endStates: number[][] = [];
      for (const option of node.options) {
        fork.targets.push(steps.length);
        if (!write(option, steps)) return false;
        const end: number[] = [];
        endStates.push(end);
        steps.push({ kind: 'fork', targets: end });
      }
      for (const end of endStates) end.push(steps.length);
      return true;
    }
    case 'repeat':
      return writeRepeat(node, steps);
    default:
      steps.push(node);
      return true;
  }
}

function writeRepeat({ body, minimum, maximum }: PatternNode & { kind: 'repeat' }, steps: Step[]): boolean {
  for (let count = 0; count < minimum; count++) if (!write(body, steps)) return false;
  if (maximum === Number.POSITIVE_INFINITY) {
    const entry = steps.length;
    const fork: Step = { kind: 'fork', targets: [entry + 1] };
    steps.push(fork);
    if (!write(body, steps)) return false;
    steps.push({ kind: 'fork', targets: [entry] });
    fork.targets.push(steps.length);
    return true;
  }
  const exits: number[][] = [];
  for (let count = minimum; count < maximum; count++) {
    const targets = [steps.length + 1];
    steps.push({ kind: 'fork', targets });
    exits.push(targets);
    if (!write(body, steps)) return false;
  }
  for (const targets of exits) targets.push(steps.length);
  return true;
}

/** Follows all alternatives through the steps at once, one character at a time. */
function run(steps: readonly Step[], text: string): boolean {
  let activeSteps: number[] = [];
  for (let position = 0; ; position++) {
    const visited = new Uint8Array(steps.length + 1);
    const worklist = [...activeSteps, 0];
    const onCharacters: number[] = [];
    while (worklist.length > 0) {
      const stepIndex = worklist.pop() ?? 0;
      if (visited[stepIndex]) continue;
      visited[stepIndex] = 1;
      const step = steps[stepIndex];
      if (!step) return true;
      if (step.kind === 'character') onCharacters.push(stepIndex);
      else if (step.kind === 'fork') worklist.push(...step.targets);
      else if (position === (step.kind === 'start' ? 0 : text.length)) worklist.push(stepIndex + 1);
    }
    if (position >= text.length) return false;
    const character = text.charAt(position);
    activeSteps = onCharacters.filter(index => accepts(steps[index], character)).map(index => index + 1);
  }
}

const accepts = (step: Step | undefined, character: string): boolean =>
  step?.kind === 'character' && step.accepts.test(character);
