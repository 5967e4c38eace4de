import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { isSuccessful } from '#journey/model/step.ts';
import { type BenefitProgress, benefitProgressIn } from '#journey/steps/benefit/phases.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { css, cx } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconCheck } from '#ui/icons.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { StepStatusScreen } from './step-status-screen.tsx';
import type { StepViewProps } from './step-view-props.ts';
import { useActionPause } from './use-action-pause.ts';

/** The consultation of a benefit, with its phases (4.37). */
export function BenefitView({ step, status }: StepViewProps): ReactNode {
  const flows = useFlows();
  const { stepDetails } = useAppState();
  const { button } = statusTextsOf(step, status);
  const pause = useActionPause(button?.action, { step, status });
  const progress = benefitProgressIn(stepDetails[step.slug]?.benefitPhase ?? '');
  const isWaiting = status === 'init' || status === 'waiting';
  // A step that waits is polled on, so its consultation has not ended, whatever its phase says. A step to repeat says
  // itself what to do, unless the consultation has found something out.
  const hasEnded =
    progress.kind === 'ended' &&
    !isWaiting &&
    !isSuccessful(status) &&
    (status === 'failed' || progress.title !== undefined);
  const wording = hasEnded ? { text: `${progress.text}.` } : undefined;
  // The consultation has worked, so its title says what it has found, and a repetition is not the obvious action.
  const title = hasEnded && status === 'failed' ? progress.title : undefined;
  const result = title &&
    button && {
      wording: { ...wording, title },
      action: null,
      link: { label: button.label, pause, onPress: () => void flows.stepAction(button.action) },
    };
  return (
    <StepStatusScreen step={step} status={status} wording={wording} {...result}>
      {isWaiting && progress.kind === 'under way' && <Phases {...progress} />}
    </StepStatusScreen>
  );
}

type OngoingProgress = Extract<BenefitProgress, { kind: 'under way' }>;

function Phases({ done, now, ahead }: OngoingProgress): ReactNode {
  return (
    <>
      <VisuallyHidden announces="politely">{now}</VisuallyHidden>
      <ol className={list} aria-label="Andamento da consulta">
        {done.map(text => (
          <li key={text} className={cx(row, donePhase)}>
            <span className={cx(dot, doneDot)}>
              <Icon drawing={IconCheck} size="help" />
            </span>
            {text}
          </li>
        ))}
        <li aria-current="step" className={cx(row, currentPhase)}>
          <span className={cx(dot, currentDot)} />
          {now}
        </li>
        {ahead.map(text => (
          <li key={text} className={cx(row, futurePhase)}>
            <span className={dot} />
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}

const list = css({ display: 'grid', gap: '3', textAlign: 'left', width: 'fit', marginInline: 'auto' });
const row = css({ display: 'flex', gap: '3', alignItems: 'center', textStyle: 'body' });
const donePhase = css({ color: 'ink' });
const currentPhase = css({ color: 'ink', fontWeight: 'semibold' });
const futurePhase = css({ color: 'muted' });
const dot = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: '6',
  borderRadius: 'full',
  border: 'lineStrong',
});
const doneDot = css({
  bg: 'brand.primarySoft',
  color: 'brand.activeText',
  borderColor: 'brand.activeText',
});
const currentDot = css({
  border: 'chosen',
  animationName: 'breathe',
  animationDuration: 'breath',
  animationIterationCount: 'infinite',
});
