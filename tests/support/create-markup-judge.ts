import { commands } from 'vitest/browser';
import { playsInRun } from './play-in-turn.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Runs in Node (vite.config.ts). */
    findMarkupMistakes: (html: string) => Promise<string[]>;
  }
}

/** The parts in which pages of one structure differ: texts, values, looks, and the numbers in generated ids. */
const VARIABLE_PARTS = />[^<]+(?=<)| (?:class|style|value|aria-value\w+|d)="[^"]*"|[\d_]+\w*/g;

/** A page of a thousand fields would take a minute. Characters. */
const MAX_LENGTH = 150_000;

/** Structures that earlier scenarios of this worker have shown. */
const knownStructures = new Set<string>();

interface MarkupJudge {
  /** Judges the page as it is now. It does not wait, because the walk would miss what the app shows meanwhile. */
  look: () => void;
  /** The mistakes in the markup of all these pages, a line each. */
  mistakes: () => Promise<string[]>;
}

/**
 * Judges the markup of the pages that a scenario shows by the rules of html-validate, a judge that knows nothing of the
 * app. The head is that of the test: tests/build/markup.test.ts judges the real one.
 */
export function createMarkupJudge({ body }: Document, scenarioId: string): MarkupJudge {
  const plays = playsInRun(`markup of ${scenarioId}`, 24);
  const judgements: Promise<string[]>[] = [];
  return {
    look() {
      if (!plays) return;
      const page = body.cloneNode(true) as HTMLElement; // a clone is of the kind of its original
      // The picture of the last screen while it moves away: inert, without its ids.
      for (const element of page.querySelectorAll('[data-leaves]')) element.remove();
      const html = page.outerHTML;
      const structure = html.replace(VARIABLE_PARTS, '');
      if (html.length > MAX_LENGTH || knownStructures.has(structure)) return;
      knownStructures.add(structure);
      judgements.push(
        commands.findMarkupMistakes(
          `<!doctype html><html lang="pt-BR"><head><title>Teste</title></head>${html}</html>`,
        ),
      );
    },
    mistakes: async () => (await Promise.all(judgements)).flat(),
  };
}
