import { type ReactNode, useId, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { LATER_TEXT, type NavigatorStep, navigatorStepsOf } from '#journey/navigator-steps.ts';
import { css, cx } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconCheck, IconLock } from '#ui/icons.ts';

interface StepNavigationProps {
  /** Slug of the current step. */
  currentSlug: string;
  /** Called when a step was chosen, so that the list can close. */
  onChosen?: () => void;
  /** Shows only so many steps around the current one, until the visitor asks for all. Absent: all. */
  foldedCount?: number;
}

/** The steps of the journey. Earlier ones are links; later ones are visible but closed (2.39). */
export function StepNavigation({
  currentSlug,
  onChosen,
  foldedCount = Number.POSITIVE_INFINITY,
}: StepNavigationProps): ReactNode {
  const state = useAppState();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const allSteps = navigatorStepsOf(state, currentSlug);
  const currentIndex = allSteps.findIndex(({ slug }) => slug === currentSlug);
  const before = Math.floor(foldedCount / 2);
  const start = Math.max(0, Math.min(currentIndex - before, allSteps.length - foldedCount));
  const steps = showsAll ? allSteps : allSteps.slice(start, start + foldedCount);
  const reasons = [
    ...new Set(steps.flatMap(({ closedReason }) => (closedReason === '' ? [] : [closedReason]))),
  ];
  const reasonIdOf = (reason: string): string => `${id}-${reason === LATER_TEXT ? 'later' : 'closed'}`;
  return (
    <>
      <ol className={list}>
        {steps.map(step => (
          <li key={step.slug}>
            <StepRow
              step={step}
              describedBy={step.closedReason === '' ? undefined : reasonIdOf(step.closedReason)}
              {...(onChosen && { onChosen })}
            />
          </li>
        ))}
      </ol>
      {allSteps.length > foldedCount && (
        <button
          type="button"
          className={foldButton}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Mostrar menos etapas' : `Ver as ${allSteps.length} etapas`}
        </button>
      )}
      {/* Screen readers read each note as the description of its steps. Only the note with the lock is visible. */}
      <div aria-hidden="true">
        {reasons.map(reason => (
          <p key={reason} id={reasonIdOf(reason)} className={reason === LATER_TEXT ? hiddenNote : note}>
            <Icon drawing={IconLock} size="help" />
            {reason}
          </p>
        ))}
      </div>
    </>
  );
}

const STATUS_TEXTS: Readonly<Record<NavigatorStep['status'], string>> = {
  done: '',
  here: 'Você está aqui',
  current: 'Etapa atual',
  later: '',
};

function statusTextOf({ status, filledShare = 0 }: NavigatorStep): string {
  const text = STATUS_TEXTS[status];
  const percent = Math.round(filledShare * 100);
  return percent > 0 && percent < 100 ? `${text}, ${percent}% preenchida` : text;
}

interface StepRowProps {
  step: NavigatorStep;
  describedBy: string | undefined;
  onChosen?: () => void;
}

/** A closed step stays in the tab order, so that screen readers can read the reason. */
function StepRow({ step, describedBy, onChosen }: StepRowProps): ReactNode {
  const flows = useFlows();
  const { status, closedReason, position, name, slug } = step;
  const statusLabel = statusTextOf(step);
  const choose = (): void => {
    if (closedReason !== '') return;
    onChosen?.();
    void flows.chooseStep(slug);
  };
  return (
    <button
      type="button"
      className={cx(row, closedReason !== '' && closedStep)}
      data-status={status}
      aria-label={statusLabel === '' ? undefined : `${name}, ${statusLabel}`}
      aria-current={status === 'here' ? 'step' : undefined}
      aria-disabled={closedReason !== '' || undefined}
      aria-describedby={describedBy}
      onClick={choose}
    >
      {/* The style sheet draws the number, so that it is not part of the name. */}
      <span
        className={stepMark}
        data-status={status}
        data-number={status === 'done' ? undefined : position}
        aria-hidden="true"
      >
        {status === 'done' && <Icon drawing={IconCheck} size="help" />}
      </span>
      <span className={textBlock}>
        {/* With a space; otherwise screen readers would join the words. */}
        <span className={nameText}>{name}</span>{' '}
        {statusLabel !== '' && <span className={statusText}>{statusLabel}</span>}
      </span>
      {status === 'done' && closedReason !== '' && <Icon drawing={IconLock} size="help" className={lock} />}
    </button>
  );
}

const list = css({ display: 'grid', gap: '1', marginInline: '-3' });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '[52px]',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'control',
  textAlign: 'left',
  textStyle: 'body',
  color: 'ink',
  cursor: 'pointer',
  _hover: { bg: 'quiet', '--name-lines': 'none' },
  _focus: { '--name-lines': 'none' },
  '&[data-status=here]': { bg: 'brand.primarySoft', fontWeight: 'semibold' },
});
const foldButton = css({
  minHeight: 'touch',
  textStyle: 'label',
  color: 'brand.activeText',
  textDecoration: 'underline',
  textUnderlineOffset: '[3px]',
  cursor: 'pointer',
});
const closedStep = css({ color: 'muted', cursor: 'default', _hover: { bg: '[transparent]' } });
const stepMark = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '7',
  borderRadius: 'full',
  border: 'lineStrong',
  textStyle: 'help',
  fontWeight: 'semibold',
  fontVariantNumeric: 'tabular-nums',
  color: 'muted',
  '&[data-number]::before': { content: 'attr(data-number)' },
  '&[data-status=done]': { border: 'ghost', bg: 'brand.primarySoft', color: 'brand.activeText' },
  '&[data-status=here]': {
    border: 'ghost',
    borderColor: 'brand.edge',
    bg: 'brand.primary',
    color: 'brand.onPrimary',
  },
});
const textBlock = css({ display: 'grid', flex: '1', minWidth: '0', overflowWrap: 'anywhere' });
/** A longer name is whole with the pointer or the focus, and on the screen of the step. */
const nameText = css({ lineClamp: '[var(--name-lines, 3)]' });
const statusText = css({ textStyle: 'help', color: 'muted', fontWeight: 'normal' });
const lock = css({ color: 'muted' });
const note = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  marginTop: '4',
  textStyle: 'help',
  color: 'muted',
});
const hiddenNote = css({ display: 'none' });
