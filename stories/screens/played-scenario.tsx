import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createDomDriver } from '#mocks/drivers/dom-driver.ts';
import { playWalk } from '#mocks/play-walk.ts';
import { findScenario } from '#scenarios/index.ts';
import { setUpStage } from '#tests/support/scenario-stage.ts';

interface PlayedScenarioProps {
  id: string;
  /** Stops before the walk's action of this number (from 0); without it the whole walk is played. */
  until?: number;
}

/** Stops a walk in the middle on purpose. */
class WalkStopped extends Error {}

/** The app itself, playing a scenario up to the screen that the story shows. */
export function PlayedScenario({ id, until = Number.POSITIVE_INFINITY }: PlayedScenarioProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const scenario = findScenario(id);
    if (!scenario || !place.current) return;
    const { engine, controls, close } = setUpStage(scenario, place.current);
    playWalk(scenario, createDomDriver(controls), engine, {
      before: index => {
        if (index >= until) throw new WalkStopped();
      },
    }).catch((reason: Error) => {
      if (!(reason.cause instanceof WalkStopped)) setProblem(reason.message.slice(0, 300));
    });
    return close;
  }, [id, until]);
  return (
    <>
      <div ref={place} />
      {problem !== '' && <pre role="alert">{problem}</pre>}
    </>
  );
}
