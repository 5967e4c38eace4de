import { readHar } from './har.ts';
import { refuseLeaks } from './refuse-leaks.ts';
import { planOf, type Recording, type RecordingOptions, scenarioOf } from './scenario-of.ts';
import { sessionOf } from './session.ts';
import { sourceOf } from './source.ts';
import type { TypeProblem } from './type-problems.ts';

export interface RecordedFile extends Recording {
  /** The text of a scenario file, not yet formatted. */
  source: string;
}

/**
 * Converts a HAR file to a scenario file. An answer that the types refuse is planned as off-contract, with
 * the reason.
 * @param typeProblems errors of the compiler about the text; without it only the contract is checked.
 * @throws HarProblem when the file cannot be used or personal data are left.
 */
export function recordedFile(
  har: string,
  options: RecordingOptions,
  typeProblems: (source: string) => readonly TypeProblem[] = () => [],
): RecordedFile {
  const recording = scenarioOf(sessionOf(readHar(har)), options);
  const allowed = options.products.map(({ hashId }) => hashId);
  const source = sourceOf(recording);
  refuseLeaks(source, recording, allowed);
  const problemByCall = new Map(typeProblems(source).map(({ call, message }) => [call, message]));
  if (problemByCall.size === 0) return { ...recording, source };

  const answers = recording.answers.map(entry => {
    const message = problemByCall.get(entry.number);
    const { answer } = entry;
    if (message === undefined || answer.kind !== 'reply') return entry;
    const { status, body } = answer;
    return {
      ...entry,
      answer: { kind: 'offContract' as const, reason: `Gravado assim: ${message}`, status, body },
    };
  });
  const notes = [...problemByCall].map(
    ([call, message]) => `Call ${call ?? '?'} has an answer that the types refuse: ${message}`,
  );
  const scenario = { ...recording.scenario, plan: planOf(answers) };
  const corrected = sourceOf({ scenario, answers });
  refuseLeaks(corrected, recording, allowed);
  return { ...recording, scenario, answers, notes: [...recording.notes, ...notes], source: corrected };
}
