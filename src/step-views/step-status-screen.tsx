import { Children, type ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { isSuccessful } from '#journey/model/step.ts';
import { stepToCorrect } from '#journey/step-to-correct.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import type { StatusWording } from '#journey/steps/status-texts.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { css } from '#styled/css/index.js';
import { LongText } from '#ui/long-text.tsx';
import { type StatusAction, type StatusLink, StatusScreen } from '#ui/status-screen.tsx';
import { StepPicture } from './step-picture.tsx';
import type { StepViewProps } from './step-view-props.ts';
import { useActionPause } from './use-action-pause.ts';
import { useCalmingSentence, useLastingFailure } from './use-calming-sentence.ts';
import { WaitingCycle } from './waiting-cycle.tsx';

export interface StepStatusScreenProps extends StepViewProps {
  /** Between the sentence and the action: a code, a choice, a list. */
  children?: ReactNode;
  /** As in StatusScreen. Absent: the screen is compact if it has no children. */
  isCompact?: boolean;
  /** Replaces some texts of the status. */
  wording?: StatusWording | undefined;
  /** Replaces the sentence of the status. */
  sentence?: ReactNode;
  /** Hides the description of the step, which is about an earlier part of it. */
  hidesDescription?: boolean;
  /** Replaces the action that the texts of the status declare. `null`: no action. */
  action?: StatusAction | null;
  /** Replaces the secondary action that the texts of the status declare. */
  link?: StatusLink | undefined;
}

/** In place of what happens now, while the service refuses to say it. */
const NO_NEWS_COMES =
  'Não estamos conseguindo consultar o andamento. Continuamos tentando. Se preferir, volte mais tarde pelo mesmo link.';

/** The screen of a step in a status, as its type declares it (2.23-2.32). All step views except forms use it. */
export function StepStatusScreen(props: StepStatusScreenProps): ReactNode {
  const { step, status, children, sentence, hidesDescription = false, action } = props;
  const flows = useFlows();
  const state = useAppState();
  const { busyAction, stepDetails, currentWait, proposal } = state;
  const titleRef = usePlaceFocus(step.slug, status);
  const statusTexts = statusTextsOf(step, status);
  const { correction } = statusTexts;
  const formToCorrect = correction && stepToCorrect(state, step, correction.answers);
  const texts = {
    ...statusTexts,
    ...(correction && !formToCorrect && { text: correction.textWithoutForm }),
    ...props.wording,
  };
  const isWaiting = status === 'init' || status === 'waiting';
  const { button, secondaryButton } = texts;
  const descriptionText = isWaiting && !hidesDescription ? step.description : '';
  const lastingFailure = useLastingFailure(step.slug);
  const isFailing = isWaiting && lastingFailure !== '';
  const serviceMessage = isWaiting
    ? lastingFailure
    : isSuccessful(status)
      ? ''
      : (stepDetails[step.slug]?.message ?? '');
  const usualCalmingSentence = useCalmingSentence(isWaiting, texts.mayLeave);
  const calmingSentence = isFailing ? NO_NEWS_COMES : usualCalmingSentence;
  // As long as no answer comes, nobody knows whether this screen will go on.
  const now = isFailing ? undefined : (calmingSentence !== '' && texts.lateNow) || texts.now;
  // Only while the service works: where the customer must act, a growing bar would mislead.
  const showsCycle = proposal?.showsLoadingCycle && currentWait?.slug === step.slug && !button;
  const isCompact = props.isCompact ?? (Children.toArray(children).length === 0 && !showsCycle);
  const pause = useActionPause(button?.action, props);
  const secondaryPause = useActionPause(secondaryButton?.action, props);
  const buttonAction: StatusAction | undefined = button && {
    label: button.label,
    isLoading: busyAction === button.action,
    pause,
    onPress: () => void flows.stepAction(button.action),
  };
  const correctionAction: StatusAction | undefined = correction &&
    formToCorrect && {
      label: correction.label,
      onPress: () => void flows.stepAction('editStep', formToCorrect.slug),
    };
  // To repeat the step without a correction is possible, but not the obvious action.
  const ownAction = correction ? correctionAction : buttonAction;
  const ownLink: StatusLink | undefined = correction
    ? buttonAction
    : secondaryButton && {
        label: secondaryButton.label,
        pause: secondaryPause,
        onPress: () => void flows.stepAction(secondaryButton.action),
      };
  return (
    <StatusScreen
      titleRef={titleRef}
      picture={<StepPicture name={texts.picture} badge={texts.badge} isAnimated={isWaiting} />}
      title={texts.title}
      sentence={sentence ?? (isFailing ? undefined : texts.text)}
      next={now}
      isCompact={isCompact}
      isFull={stepTypeOf(step, status).fullStatuses.includes(status)}
      announcedSentence={isWaiting ? calmingSentence : undefined}
      action={action === undefined ? ownAction : (action ?? undefined)}
      link={props.link ?? ownLink}
    >
      {descriptionText !== '' && (
        <p className={description}>
          <LongText text={descriptionText} kind="text" />
        </p>
      )}
      {serviceMessage !== '' && (
        <p className={serviceText}>
          <LongText text={serviceMessage} />
        </p>
      )}
      {children}
      {showsCycle && <WaitingCycle />}
    </StatusScreen>
  );
}

/** The description of the step. */
const description = css({
  textStyle: 'body',
  color: 'ink',
  textWrap: 'balance',
  '&:not(:last-child)': { marginBottom: '5' },
});
/** The service's message about the status. */
const serviceText = css({
  textStyle: 'body',
  color: 'ink',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  padding: '4',
  textAlign: 'left',
  userSelect: 'text',
  overflowWrap: 'anywhere',
  '&:not(:last-child)': { marginBottom: '5' },
});
