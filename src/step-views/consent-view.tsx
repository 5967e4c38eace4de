import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { TickRow } from '#controls/primitives/tick-row.tsx';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { agreementsOf } from '#journey/steps/index.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconAlertCircle } from '#ui/icons.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { renderRetryButton } from '#ui/render-retry-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StepStatusScreen } from './step-status-screen.tsx';
import type { StepViewProps } from './step-view-props.ts';

/** Lazy, because it also loads the sanitiser. */
const SafeHtml = lazyComponent(async () => (await import('#ui/safe-html.tsx')).SafeHtml, {
  waiting: () => <Skeleton shape="text" count={4} />,
  missing: renderRetryButton,
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
const TERMS_ERROR = 'Os termos devem ser aceitos antes de continuar sua proposta.';

interface RequiredTerm {
  key: string;
  label: string;
  term: string;
}

/** Identifies a term with its exact text: if the service sends another text, the visitor must agree again. */
const agreementKeyOf = ({ key, label, term }: RequiredTerm): string => JSON.stringify([key, label, term]);

function Agreement({ step, status }: StepViewProps): ReactNode {
  const flows = useFlows();
  const { busyAction, agreed: storedKeys } = useAppState();
  const [agreedKeys, setAgreedKeys] = useState<readonly string[]>(storedKeys[step.slug] ?? []);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const listRef = useRef<HTMLDivElement>(null);
  const errorRef = useRef<HTMLParagraphElement>(null);
  const errorId = useId();
  const agreements = agreementsOf(step);
  const requiredTerms =
    agreements.length > 0
      ? agreements.map(({ key, label, term }) => ({ key, label, term }))
      : [{ key: step.type.slug, label: 'Li e concordo', term: '' }];
  const isAgreed = (term: RequiredTerm): boolean => agreedKeys.includes(agreementKeyOf(term));
  const isComplete = requiredTerms.every(isAgreed);
  const toggle = (term: RequiredTerm): void => {
    const key = agreementKeyOf(term);
    const next = agreedKeys.includes(key)
      ? agreedKeys.filter(agreedKey => agreedKey !== key)
      : [...agreedKeys, key];
    setAgreedKeys(next);
    flows.keepAgreed(step.slug, next);
  };
  const agree = (): void => {
    if (isComplete) void flows.stepAction('consent');
    else setFailedAttempts(failedAttempts + 1);
  };
  // Runs after the message is rendered. The message describes the box that gets the focus, so no live region repeats
  // it (13.3).
  useLayoutEffect(() => {
    if (failedAttempts === 0) return;
    // The message comes into view first, so that the dock does not cover it; then the box, if the message is far below.
    errorRef.current?.scrollIntoView({ block: 'nearest' });
    listRef.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
  }, [failedAttempts]);
  return (
    <StepStatusScreen
      step={step}
      status={status}
      action={{ label: 'Concordar e continuar', isLoading: busyAction === 'consent', onPress: agree }}
    >
      <div ref={listRef} className={rows}>
        {requiredTerms.map(requiredTerm => {
          const { key, label, term } = requiredTerm;
          const isMissing = failedAttempts > 0 && !isAgreed(requiredTerm);
          return (
            <div key={key} className={rows}>
              {term !== '' && (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: visitors without a pointer scroll the text with the keyboard
                <section className={termsBox} aria-label={`Termos: ${label}`} tabIndex={0}>
                  <SafeHtml.Component html={term} />
                </section>
              )}
              <TickRow
                isFramed
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
        <p ref={errorRef} id={errorId} className={errorText}>
          {failedAttempts > 0 && !isComplete && (
            <>
              <Icon drawing={IconAlertCircle} size="help" />
              <span>{TERMS_ERROR}</span>
            </>
          )}
        </p>
      </div>
    </StepStatusScreen>
  );
}

const rows = css({ display: 'grid', gap: '3', textAlign: 'left' });
const termsBox = css({
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
