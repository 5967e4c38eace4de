import type { Scenario } from '#scenarios/define-scenario.ts';

/** A screen, identified by its heading. */
export interface Screen {
  heading: string;
  /** Ids of the scenarios that reach it; those that end there come first. */
  scenarios: string[];
}

/** Headings that a scenario waits for or ends at: a scenario that passes has shown them. */
function headingsOf({ walk, verdict }: Scenario): { passed: string[]; end: string | undefined } {
  const passed = walk.flatMap(action =>
    action.do === 'waitFor' && 'heading' in action ? [action.heading] : [],
  );
  const end = verdict.endsAt && 'heading' in verdict.endsAt ? verdict.endsAt.heading : passed.at(-1);
  return { passed, end };
}

/** The screens of the journey, in the order in which scenarios reach them. */
export function screensOf(scenarios: readonly Scenario[]): Screen[] {
  const screens = new Map<string, { ends: Set<string>; passes: Set<string> }>();
  for (const scenario of scenarios) {
    const { passed, end } = headingsOf(scenario);
    for (const heading of [...passed, ...(end === undefined ? [] : [end])]) {
      const uses = screens.get(heading) ?? { ends: new Set(), passes: new Set() };
      screens.set(heading, uses);
      uses[heading === end ? 'ends' : 'passes'].add(scenario.id);
    }
  }
  return [...screens].map(([heading, { ends, passes }]) => ({
    heading,
    scenarios: [...new Set([...ends, ...passes])],
  }));
}
