import { type ReactNode, useEffect } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { type AnsweredStep, answeredStepsOf } from '#journey/steps/review/answered-steps.ts';
import { css } from '#styled/css/index.js';
import { SkeletonOver } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { StepStatusScreen } from './step-status-screen.tsx';
import type { StepViewProps } from './step-view-props.ts';

const NOTHING_TO_CHECK = 'Não há respostas para mostrar aqui.';

/** The answers step by step for a final check; they can be changed where going back is allowed (4.7, 4.12). */
export function ReviewView(props: StepViewProps): ReactNode {
  const flows = useFlows();
  const state = useAppState();
  const showsAnswers = props.status === 'init' || props.status === 'review';
  const stepsWithAnswers = showsAnswers ? answeredStepsOf(state) : [];
  const answers = showsAnswers ? state.proposal?.answers : undefined;
  useEffect(() => {
    if (answers) void flows.loadStoredLists();
  }, [flows, answers]);
  const isEmpty = props.status === 'init' && stepsWithAnswers.length === 0;
  // The description of the step says what to do, if there is one.
  const emptyText = props.step.description ? NOTHING_TO_CHECK : `${NOTHING_TO_CHECK} Você já pode continuar.`;
  return (
    <StepStatusScreen {...props} sentence={isEmpty ? emptyText : undefined}>
      {stepsWithAnswers.map(answeredStep => (
        <StepAnswers key={answeredStep.slug} step={answeredStep} />
      ))}
    </StepStatusScreen>
  );
}

function StepAnswers({ step }: { step: AnsweredStep }): ReactNode {
  const flows = useFlows();
  return (
    <section className={card} aria-label={step.name}>
      <div className={header}>
        <h2 className={title}>{step.name}</h2>
        {step.canChange && (
          <TextLink onPress={() => void flows.stepAction('editStep', step.slug)}>Alterar</TextLink>
        )}
      </div>
      <dl className={facts}>
        {step.answers.map(({ key, label, shown, list }) => (
          <div key={key}>
            <dt className={term}>{label}</dt>
            <dd className={value} aria-busy={list !== undefined}>
              <SkeletonOver isStale={list !== undefined}>{shown}</SkeletonOver>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const card = css({
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  padding: '5',
  marginBottom: '4',
  textAlign: 'left',
});
const header = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3' });
const title = css({ textStyle: 'strong', color: 'ink' });
const facts = css({ display: 'grid', gap: '3', marginTop: '3', gridTemplateColumns: { md: '1fr 1fr' } });
const term = css({ textStyle: 'help', color: 'muted' });
const value = css({ textStyle: 'body', color: 'ink', overflowWrap: 'anywhere' });
