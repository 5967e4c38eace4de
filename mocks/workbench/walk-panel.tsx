import { type ReactElement, useEffect, useRef } from 'react';
import type { WalkAction } from '#scenarios/walk.ts';
import type { JournalEntry } from '../journal.ts';
import { describeAction } from '../play-walk.ts';
import { Icon, type IconName } from './icon.tsx';
import { LabelledSelect } from './labelled-select.tsx';
import { requestsOf } from './requests-of.ts';
import { type Pace, paces } from './settings.ts';
import { toPortuguese } from './to-portuguese.ts';
import { useWorkbench, useWorkbenchState } from './use-workbench.ts';
import type { WalkStep, WalkStepState } from './walk-control.ts';

const paceNames: Readonly<Record<Pace, string>> = { 0: 'rápido', 300: 'normal', 1200: 'devagar' };

export function WalkPanel(): ReactElement {
  const workbench = useWorkbench();
  const walk = useWorkbenchState(state => state.walk);
  const scenario = useWorkbenchState(state => state.scenario);
  const journal = useWorkbenchState(state => state.journal);
  const pace = useWorkbenchState(state => state.settings.pace);
  const isPlaying = walk.phase === 'playing';
  const isOver = walk.phase === 'done' || walk.phase === 'failed';
  return (
    <section className="panel walk" aria-labelledby="passeio">
      <header>
        <h2 id="passeio">Passeio</h2>
        <span className="count">
          {walk.at}/{walk.steps.length}
        </span>
        <div className="walk-controls">
          <button
            type="button"
            className="primary"
            onClick={() => (isPlaying ? workbench.pause() : workbench.play())}
            title={isPlaying ? 'Pausa (P ou Esc)' : 'Toca o passeio (P)'}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />{' '}
            {isPlaying ? 'Pausar' : isOver ? 'De novo' : walk.phase === 'paused' ? 'Continuar' : 'Tocar'}
          </button>
          <button
            type="button"
            onClick={workbench.step}
            disabled={isPlaying}
            title="Toca só a próxima ação (S)"
          >
            <Icon name="step" /> Passo
          </button>
          <LabelledSelect
            label="Ritmo"
            isLabelHidden
            options={paces.map(option => ({ value: option, text: paceNames[option] }))}
            chosen={pace}
            onChosen={option => workbench.change({ pace: option })}
          />
        </div>
      </header>
      <div className="scroll">
        <p className="story">{scenario.story}</p>
        <ol className="steps">
          {scenario.walk.map((action, index) => (
            <Step
              // biome-ignore lint/suspicious/noArrayIndexKey: a walk never changes and may repeat an action
              key={index}
              index={index}
              action={action}
              step={walk.steps[index] ?? { state: 'waiting' }}
              isNext={walk.phase === 'paused' && walk.at === index}
              requests={requestsOf(walk.steps, index, journal)}
              problem={walk.steps[index]?.state === 'failed' ? walk.problem : ''}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

const marks: Readonly<Record<WalkStepState, readonly [IconName, string]>> = {
  waiting: ['dot', 'ainda não'],
  running: ['play', 'agora'],
  done: ['check', 'feito'],
  failed: ['cross', 'falhou'],
};

interface StepProps {
  index: number;
  action: WalkAction;
  step: WalkStep;
  isNext: boolean;
  requests: readonly JournalEntry[];
  problem: string;
}

function Step({ index, action, step, isNext, requests, problem }: StepProps): ReactElement {
  const workbench = useWorkbench();
  const row = useRef<HTMLLIElement>(null);
  const isCurrent = step.state === 'running' || step.state === 'failed' || isNext;
  useEffect(() => {
    // Requests that arrive after the last action belong to it.
    if (isCurrent || (step.state === 'done' && requests.length > 0))
      row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent, step.state, requests.length]);
  const [icon, stateText] = marks[step.state];
  return (
    <li ref={row} className="step" data-state={step.state} aria-current={isCurrent ? 'step' : undefined}>
      <button type="button" onClick={() => workbench.play(index + 1)} title="Tocar até aqui">
        <span className="step-number">{index + 1}</span>
        <Icon name={icon} />
        <span className="step-text">{describeAction(action)}</span>
        <span className="hidden">, {stateText}. Tocar até aqui.</span>
        {step.took !== undefined && <span className="step-took">{step.took} ms</span>}
      </button>
      {problem !== '' && <p className="step-problem">{toPortuguese(problem)}</p>}
      {requests.length > 0 && (
        <ul className="step-calls" aria-label="Chamadas desta ação">
          {requests.map(({ number, operation, status, took, violations }) => (
            <li key={number} data-bad={violations.length > 0 ? '' : undefined}>
              {operation ?? '?'} <b>{status ?? (took === null ? '…' : 'sem resposta')}</b>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
