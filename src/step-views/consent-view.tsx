import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { TickRow } from '#controls/primitives/tick-row.tsx';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { agreementsOf } from '#journey/steps/index.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconAlertCircle } from '#ui/icons.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { retryButton } from '#ui/retry-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StepStatusScreen } from './step-status-screen.tsx';
import type { StepViewProps } from './step-view-props.ts';

/** Loads the sanitiser as well. */
const SafeHtml = lazyComponent(async () => (await import('#ui/safe-html.tsx')).SafeHtml, {
  waiting: () => <Skeleton shape="text" count={4} />,
  missing: retryButton,
});

/** Consent and terms (4.7, 7.19): read, agree, continue. The terms of the step are shown in full. */
export function ConsentView(props: StepViewProps): ReactNode {
  return props.status === 'init' || props.status === 'remake' ? (
    <Agreement {...props} />
  ) : (
    <StepStatusScreen {...props} />
  );
}

/** The message if a term is not accepted (5.4). */
const MUST_AGREE = 'Os termos devem ser aceitos antes de continuar sua proposta.';

interface AgreedTerm {
  key: string;
  label: string;
  term: string;
}

/** A tick belongs to this exact text: another text from the service is a new question. */
const paragraphsOf = ({ key, label, term }: AgreedTerm): string => JSON.stringify([key, label, term]);

function Agreement({ step, status }: StepViewProps): ReactNode {
  const flows = useFlows();
  const { busyAction, agreed: agreedTexts } = useAppState();
  const [agreed, setAgreed] = useState<readonly string[]>(agreedTexts[step.slug] ?? []);
  const [refusals, setRefusals] = useState(0);
  const boxes = useRef<HTMLDivElement>(null);
  const errorId = useId();
  const agreements = agreementsOf(step);
  const requiredTerms =
    agreements.length > 0
      ? agreements.map(({ key, label, term }) => ({ key, label, term }))
      : [{ key: step.type.slug, label: 'Li e concordo', term: '' }];
  const isAgreed = (term: AgreedTerm): boolean => agreed.includes(paragraphsOf(term));
  const complete = requiredTerms.every(isAgreed);
  const toggle = (term: AgreedTerm): void => {
    const agreedText = paragraphsOf(term);
    const next = agreed.includes(agreedText)
      ? agreed.filter(text => text !== agreedText)
      : [...agreed, agreedText];
    setAgreed(next);
    flows.keepAgreed(step.slug, next);
  };
  const press = (): void => {
    if (complete) void flows.stepAction('consent');
    else setRefusals(refusals + 1);
  };
  // Runs after the message is rendered. The message describes the box that gets the focus, so no live region repeats
  // it (13.3).
  useLayoutEffect(() => {
    if (refusals > 0) boxes.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
  }, [refusals]);
  return (
    <StepStatusScreen
      step={step}
      status={status}
      action={{ label: 'Concordar e continuar', loading: busyAction === 'consent', onPress: press }}
    >
      <div ref={boxes} className={rows}>
        {requiredTerms.map(requiredTerm => {
          const { key, label, term } = requiredTerm;
          const isMissing = refusals > 0 && !isAgreed(requiredTerm);
          return (
            <div key={key} className={rows}>
              {term !== '' && (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: visitors without a pointer scroll the text with the keyboard
                <section className={terms} aria-label={`Termos: ${label}`} tabIndex={0}>
                  <SafeHtml.Component html={term} />
                </section>
              )}
              <TickRow
                framed
                type="checkbox"
                checked={isAgreed(requiredTerm)}
                invalid={isMissing}
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing ? errorId : undefined}
                onChange={() => toggle(requiredTerm)}
              >
                {label}
              </TickRow>
            </div>
          );
        })}
        <p id={errorId} className={errorText}>
          {refusals > 0 && !complete && (
            <>
              <Icon drawing={IconAlertCircle} size="help" />
              <span>{MUST_AGREE}</span>
            </>
          )}
        </p>
      </div>
    </StepStatusScreen>
  );
}

const rows = css({ display: 'grid', gap: '3', textAlign: 'left' });
const terms = css({
  maxHeight: 'optionList',
  overflowY: 'auto',
  padding: '4',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
});
const errorText = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'help',
  color: 'error',
});
