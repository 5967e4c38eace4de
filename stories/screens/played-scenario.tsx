import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { createDomDriver } from '#mocks/drivers/dom-driver.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { findScenario } from '#scenarios/index.ts';
import { ThemeContext } from '#stories/theme-context.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';

interface PlayedScenarioProps {
  id: string;
  /** Index of the action before which the walk stops. Absent: the whole walk is played. */
  until?: number;
}

/** Thrown to stop a walk before its end. */
class WalkStopped extends Error {}

/** Runs the app and plays a scenario in it, up to the screen that the story shows. */
export function PlayedScenario({ id, until = Number.POSITIVE_INFINITY }: PlayedScenarioProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const theme = use(ThemeContext);
  useEffect(() => {
    const scenario = findScenario(id);
    if (!scenario || !container.current) return;
    const { engine, controls, close } = setUpStage(scenario, container.current, { theme });
    playWalk(scenario, createDomDriver(controls), engine, {
      before: index => {
        if (index >= until) throw new WalkStopped();
      },
    }).catch((reason: Error) => {
      if (!(reason.cause instanceof WalkStopped)) setProblem(reason.message.slice(0, 300));
    });
    return close;
  }, [id, until, theme]);
  return (
    <>
      <div ref={container} />
      {problem !== '' && (
        <pre role="alert" style={{ whiteSpace: 'pre-wrap' }}>
          {problem}
        </pre>
      )}
    </>
  );
}
