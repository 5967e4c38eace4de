import { type PatternNode, parsePattern } from './parse-pattern.ts';

/** A regular expression from the service that runs in linear time. */
export interface SafePattern {
  /**
   * Whether the text matches, or a part of the text if the pattern has no anchors. False for texts longer than
   * MAX_TEXT_LENGTH.
   */
  matches(text: string): boolean;
}

/** The limits of patterns: the length of the source, the number of steps, and the length of a text. */
export const MAX_SOURCE_LENGTH = 500;
const MAX_STEPS = 1_000;
export const MAX_TEXT_LENGTH = 4_096;

type PatternStep =
  | { kind: 'character'; accepts: RegExp }
  | { kind: 'start' }
  | { kind: 'end' }
  /** Continues at all of these steps at once. */
  | { kind: 'fork'; targets: number[] };

/**
 * Compiles a regular expression from the service so that its time is linear in the length of the text: it follows all
 * alternatives at once instead of backtracking (12.5). Undefined if the pattern is outside the subset (`parsePattern`)
 * or too large.
 */
export function compilePattern(source: string): SafePattern | undefined {
  if (source.length > MAX_SOURCE_LENGTH) return undefined;
  const tree = parsePattern(source);
  const steps: PatternStep[] = [];
  return tree && writeSteps(tree, steps)
    ? { matches: text => text.length <= MAX_TEXT_LENGTH && run(steps, text) }
    : undefined;
}

/** Appends the steps of a node; the next node continues after the last of them. False if there are too many steps. */
function writeSteps(node: PatternNode, steps: PatternStep[]): boolean {
  if (steps.length > MAX_STEPS) return false;
  switch (node.kind) {
    case 'sequence':
      return node.parts.every(part => writeSteps(part, steps));
    case 'choice': {
      const fork: PatternStep = { kind: 'fork', targets: [] };
      steps.push(fork);
      const endForks: number[][] = [];
      for (const option of node.options) {
        fork.targets.push(steps.length);
        if (!writeSteps(option, steps)) return false;
        const end: number[] = [];
        endForks.push(end);
        steps.push({ kind: 'fork', targets: end });
      }
      for (const end of endForks) end.push(steps.length);
      return true;
    }
    case 'repeat':
      return writeRepeat(node, steps);
    default:
      steps.push(node);
      return true;
  }
}

function writeRepeat(
  { body, minimum, maximum }: PatternNode & { kind: 'repeat' },
  steps: PatternStep[],
): boolean {
  for (let count = 0; count < minimum; count++) if (!writeSteps(body, steps)) return false;
  if (maximum === Number.POSITIVE_INFINITY) {
    const entry = steps.length;
    const fork: PatternStep = { kind: 'fork', targets: [entry + 1] };
    steps.push(fork);
    if (!writeSteps(body, steps)) return false;
    steps.push({ kind: 'fork', targets: [entry] });
    fork.targets.push(steps.length);
    return true;
  }
  const exits: number[][] = [];
  for (let count = minimum; count < maximum; count++) {
    const targets = [steps.length + 1];
    steps.push({ kind: 'fork', targets });
    exits.push(targets);
    if (!writeSteps(body, steps)) return false;
  }
  for (const targets of exits) targets.push(steps.length);
  return true;
}

/** Follows all alternatives through the steps at once, one character at a time. */
function run(steps: readonly PatternStep[], text: string): boolean {
  let activeSteps: number[] = [];
  for (let position = 0; ; position++) {
    const visited = new Uint8Array(steps.length + 1);
    const worklist = [...activeSteps, 0];
    const characterSteps: number[] = [];
    while (worklist.length > 0) {
      const stepIndex = worklist.pop() ?? 0;
      if (visited[stepIndex]) continue;
      visited[stepIndex] = 1;
      const step = steps[stepIndex];
      if (!step) return true;
      if (step.kind === 'character') characterSteps.push(stepIndex);
      else if (step.kind === 'fork') worklist.push(...step.targets);
      else if (position === (step.kind === 'start' ? 0 : text.length)) worklist.push(stepIndex + 1);
    }
    if (position >= text.length) return false;
    const character = text.charAt(position);
    activeSteps = characterSteps.filter(index => accepts(steps[index], character)).map(index => index + 1);
  }
}

const accepts = (step: PatternStep | undefined, character: string): boolean =>
  step?.kind === 'character' && step.accepts.test(character);
