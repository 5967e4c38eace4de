import { type ReactNode, useEffect, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useArrival } from '#hooks/use-arrival.ts';
import { useAppState } from '#hooks/use-state.ts';
import { statusTextsOf, stepTypeOf } from '#journey/steps/index.ts';
import { css } from '#styled/css/index.js';
import { StatusScreen } from '#ui/status-screen.tsx';
import { JourneyPicture } from './journey-picture.tsx';
import type { StepViewProps } from './step-view-props.ts';

/** After this long a wait says that it may take longer (13.5). Milliseconds. */
const LONG_WAIT = 60_000;

/** A step that is waited on or has ended in some way: picture, sentence, one thing to do (15.3). */
export function StatusView({ step, status }: StepViewProps): ReactNode {
  const flows = useFlows();
  const titleRef = useArrival(step.slug, status);
  const isWaiting = status === 'init' || status === 'waiting';
  const takesLong = useLongWait(isWaiting);
  const texts = statusTextsOf(stepTypeOf(step), status);
  if (!texts) return null;
  const { button } = texts;
  return (
    <>
      <StatusScreen
        titleRef={titleRef}
        picture={<JourneyPicture of={texts.picture} />}
        title={texts.title}
        sentence={texts.text}
        next={texts.now}
        action={button && { label: button.label, onPress: () => flows.stepAction(button.action) }}
      />
      {/* Stands before it has something to say, so that it is heard. */}
      <p role="status" className={patience}>
        {takesLong ? 'Está demorando um pouco mais. Pode deixar esta tela aberta.' : ''}
      </p>
    </>
  );
}

function useLongWait(isWaiting: boolean): boolean {
  const { waiting } = useAppState();
  const since = waiting?.since;
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isWaiting || since === undefined) return;
    const timer = setTimeout(() => setLong(true), LONG_WAIT);
    return () => clearTimeout(timer);
  }, [isWaiting, since]);
  return long;
}

const patience = css({ textStyle: 'label', color: 'muted', textAlign: 'center', paddingBottom: '8' });
