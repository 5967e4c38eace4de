import type { ReactNode } from 'react';
import type { HiddenSteps, ListedStep } from '#journey/panel-subject.ts';
import { css, cx } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconCheck } from '#ui/icons.ts';

interface StepOverviewProps {
  steps: readonly ListedStep[];
  /** The steps of the journey that the list leaves out: earlier ones before it, later ones after it. */
  hidden: HiddenSteps;
  className?: string;
}

/** Steps of the journey to read, with a mark for those that are done and for the current one. */
export function StepOverview({ steps, hidden: { before, after }, className }: StepOverviewProps): ReactNode {
  return (
    <ol className={cx(list, className)}>
      {before > 0 && (
        <li className={entry} data-state="done">
          <StepMark state="done" />
          {before === 1 ? '1 etapa anterior' : `${before} etapas anteriores`}
        </li>
      )}
      {steps.map(({ slug, name, state }) => (
        <li
          key={slug}
          className={entry}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <StepMark state={state} />
          <span className={nameText}>{name}</span>
        </li>
      ))}
      {after > 0 && <li className={cx(entry, inLineWithNames)}>e mais {after}</li>}
    </ol>
  );
}

const StepMark = ({ state }: Pick<ListedStep, 'state'>): ReactNode => (
  <span aria-hidden="true" className={stepMark} data-state={state}>
    {state === 'done' && <Icon drawing={IconCheck} size="help" />}
  </span>
);

const list = css({ display: 'grid', gap: '3' });
const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'body',
  color: 'muted',
  overflowWrap: 'anywhere',
  '&[data-state=now]': { textStyle: 'strong', color: 'ink' },
  '&[data-state=done]': { color: 'ink' },
});
const inLineWithNames = css({ paddingInlineStart: '[calc({sizes.6} + {spacing.3})]' });
const stepMark = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '6',
  borderRadius: 'full',
  border: 'lineStrong',
  '&[data-state=now]': { borderColor: 'brand.active', boxShadow: 'chosen' },
  '&[data-state=done]': { bg: 'brand.primarySoft', color: 'brand.activeText', borderColor: 'transparent' },
});
/** The screen of the step shows a longer name. */
const nameText = css({ lineClamp: '3', minWidth: '0' });
