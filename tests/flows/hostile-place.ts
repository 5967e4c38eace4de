import { afterEach, expect, test } from 'vitest';
import type { LooseAnswer } from '#mocks/delivery.ts';
import { type HostileMessage, hostileMessages } from '../support/hostile-messages.ts';
import { type FlowStage, type FlowStageOptions, setUpFlows } from './flow-stage.ts';

/** A place where the app shows the service's message, or answers a failure with a text of its own. */
export interface HostilePlace {
  /** Whether the place shows the service's message. If not, it shows only a text of the app. */
  showsMessage: boolean;
  /** The screen always has texts of the app, so none of the service has to appear. */
  hasOwnTexts?: true;
  play(body: { message: string }, message: string): Promise<FlowStage>;
}

export const hostileAnswer = (status: number, body: object) =>
  ({
    kind: 'offContract',
    reason: 'a service that sends messages of its runtime',
    status,
    body,
  }) as const satisfies LooseAnswer;

let stage: FlowStage | undefined;
/** The console of production, as lines. */
let consoleLines: string[] = [];

/** A journey in production: the log writes lines only and the small print shows codes. */
export async function openInProduction(options: FlowStageOptions): Promise<FlowStage> {
  consoleLines = [];
  const visit = setUpFlows({
    ...options,
    platform: {
      ...options.platform,
      log: { report: line => void consoleLines.push(line), showsDetails: false, note: () => undefined },
    },
  });
  stage = visit;
  await visit.open();
  return visit;
}

/** Every text of the state that a screen draws and a failure can change. */
function shownTexts({ state }: FlowStage): string {
  const { dialog, errorPage, form, simulation, stepDetails, toasts, token } = state;
  return [
    ...[errorPage?.title, ...(errorPage?.lines ?? []), errorPage?.technical],
    ...(dialog.isOpen ? [dialog.title, dialog.text, dialog.technical] : []),
    ...toasts.flatMap(({ title, text }) => [title, text]),
    ...Object.values(form.fields).flatMap(({ error, options }) => [error, options.message]),
    ...form.summary.map(({ message }) => message),
    ...Object.values(stepDetails).map(details => details?.message),
    ...Object.values(simulation.errors),
    ...[form.notice, simulation.message, token.requestError, token.codeError],
  ].join('\n');
}

function expectSafe(
  visit: FlowStage,
  { text, forbiddenFragments, requiredFragments }: HostileMessage,
  place: HostilePlace,
): void {
  const visibleText = shownTexts(visit).replace(/<br\s*\/?>/gi, '\n');
  for (const fragment of forbiddenFragments) {
    expect(visibleText, text).not.toContain(fragment);
    expect(consoleLines.join('\n'), text).not.toContain(fragment);
  }
  for (const sentence of requiredFragments) {
    if (place.showsMessage) expect(visibleText, text).toContain(sentence);
    expect(consoleLines.join('\n'), text).not.toContain(sentence);
  }
  if (!place.hasOwnTexts) expect(visibleText.trim(), text).not.toBe('');
}

/** The full run plays 1,000 messages at each place, in pieces that a run can select: `-t "a simulation (piece 3"`. */
const PIECE_COUNT = process.env.FULL ? 10 : 1;
const PIECE_SIZE = process.env.FULL ? 100 : 4;

/** A test for each piece of messages at each place. */
export function testHostilePlaces(places: Readonly<Record<string, HostilePlace>>): void {
  afterEach(() => {
    stage?.close();
    stage = undefined;
  });
  const cases = Object.entries(places).flatMap(([name, place]) =>
    Array.from({ length: PIECE_COUNT }, (_, index) => [name, index + 1, place] as const),
  );
  test.each(cases)(
    '[8.11] [12.10] %s (piece %i) shows what an employee wrote and nothing that a machine wrote; the console has codes',
    async (name, piece, place) => {
      const seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7 * piece) % 1_000_000;
      for (const message of hostileMessages(PIECE_SIZE, seed)) {
        const visit = await place.play({ message: message.text }, message.text);
        expectSafe(visit, message, place);
        visit.close();
      }
    },
    process.env.FULL ? 120_000 : 20_000,
  );
}
