import { escapeInvisible } from './escape-invisible.ts';
import { readHar } from './har.ts';
import { refuseLeaks } from './refuse-leaks.ts';
import { planOf, type Recording, type RecordingOptions, scenarioOf } from './scenario-of.ts';
import { sessionOf } from './session.ts';
import { sourceOf } from './source.ts';

export interface TypeProblem {
  /** Number of the call whose answer does not compile; undefined for other errors. */
  call: number | undefined;
  message: string;
}

export interface RecordedFile extends Recording {
  /** The text of a scenario file, not yet formatted. */
  source: string;
}

/**
 * Converts a HAR file to a scenario file. An answer that does not compile is planned as off-contract, with the
 * compiler's message as its reason.
 * @param typeProblems errors of the compiler about the text; without it nothing is compiled.
 * @throws HarProblem when the file cannot be used or personal data are left.
 */
export function recordedFile(
  har: string,
  options: RecordingOptions,
  typeProblems: (source: string) => readonly TypeProblem[] = () => [],
): RecordedFile {
  const recording = scenarioOf(sessionOf(readHar(har)), options);
  const allowedTexts = options.products.map(({ hashId }) => hashId);
  const source = sourceOf(recording);
  refuseLeaks(source, recording, allowedTexts, options.allowedPlaces);
  const problemByCall = new Map(typeProblems(source).map(({ call, message }) => [call, message]));
  const ownNotes = recording.notes.map(escapeInvisible);
  if (problemByCall.size === 0) return { ...recording, notes: ownNotes, source };

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
  const notes = [...problemByCall].map(([call, message]) =>
    escapeInvisible(`Call ${call ?? '?'} has an answer that does not compile: ${message}`),
  );
  const scenario = { ...recording.scenario, plan: planOf(answers) };
  const correctedSource = sourceOf({ scenario, answers });
  refuseLeaks(correctedSource, { ...recording, answers }, allowedTexts, options.allowedPlaces);
  return { ...recording, scenario, answers, notes: [...ownNotes, ...notes], source: correctedSource };
}
