import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { renderLinkedLabel } from '#controls/primitives/render-linked-label.tsx';
import { TickRow, tickText } from '#controls/primitives/tick-row.tsx';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useViewError } from '#hooks/use-view-error.ts';
import { TERMS_NOT_ACCEPTED } from '#journey/fields/term.ts';
import { type ConsentTerm, consentTermsOf } from '#journey/steps/consent-terms.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconAlertCircle } from '#ui/icons.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { renderRetryButton } from '#ui/render-retry-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StepStatusScreen } from './step-status-screen.tsx';
import type { StepViewProps } from './step-view-props.ts';
import { useActionPause } from './use-action-pause.ts';

/** Lazy, because it also loads the sanitiser. */
const SafeHtml = lazyComponent(async () => (await import('#ui/safe-html.tsx')).SafeHtml, {
  waiting: () => <Skeleton shape="text" count={4} />,
  missing: renderRetryButton,
});

/** Consent and terms (4.7, 7.19): read, agree, continue. The terms of the step are shown in full. */
export function ConsentView(props: StepViewProps): ReactNode {
  // The service has not stored a failed consent, so the visitor gives it again.
  return props.status === 'init' || props.status === 'remake' || props.status === 'failed' ? (
    <Agreement {...props} />
  ) : (
    // The description asks for the permission, which the visitor has given by now.
    <StepStatusScreen {...props} hidesDescription />
  );
}

function Agreement({ step, status }: StepViewProps): ReactNode {
  const flows = useFlows();
  const { busyAction, agreed, launchParams, rules } = useAppState();
  const agreedKeys = agreed[step.slug] ?? [];
  const pause = useActionPause('consent');
  const [failedAttempts, setFailedAttempts] = useState(0);
  const listRef = useRef<HTMLDivElement>(null);
  const errorRef = useRef<HTMLParagraphElement>(null);
  const errorId = useId();
  const boxId = useId();
  const terms = consentTermsOf(step, { launchParams, rules });
  const isAgreed = ({ agreementKey }: ConsentTerm): boolean => agreedKeys.includes(agreementKey);
  const isMissingNow = (term: ConsentTerm): boolean => term.isRequired && !isAgreed(term);
  const isComplete = !terms.some(isMissingNow);
  const hasError = failedAttempts > 0 && !isComplete;
  useViewError(hasError);
  const toggle = ({ agreementKey }: ConsentTerm): void =>
    flows.keepAgreed(
      step.slug,
      agreedKeys.includes(agreementKey)
        ? agreedKeys.filter(key => key !== agreementKey)
        : [...agreedKeys, agreementKey],
    );
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
    listRef.current?.querySelector<HTMLInputElement>('input[aria-invalid]')?.focus();
  }, [failedAttempts]);
  return (
    <StepStatusScreen
      step={step}
      status={status}
      action={{
        label: terms.length > 0 ? 'Concordar e continuar' : 'Continuar',
        isLoading: busyAction === 'consent',
        pause,
        onPress: agree,
      }}
    >
      <div ref={listRef} className={list}>
        {terms.map((shownTerm, index) => {
          const { key, label, term } = shownTerm;
          const id = `${boxId}-${index}`;
          const isMissing = failedAttempts > 0 && isMissingNow(shownTerm);
          return (
            <div key={key} className={rows}>
              {term !== '' && (
                // biome-ignore lint/a11y/noNoninteractiveTabindex: visitors without a pointer scroll the text with the keyboard
                <section className={termsBox} aria-label={`Termos: ${label}`} tabIndex={0}>
                  <SafeHtml.Component html={term} onOpenLink={flows.openFieldLink} />
                </section>
              )}
              <TickRow
                isFramed
                hasLabels
                type="checkbox"
                id={id}
                aria-labelledby={`${id}-label`}
                checked={isAgreed(shownTerm)}
                invalid={isMissing}
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing ? errorId : undefined}
                onChange={() => toggle(shownTerm)}
              >
                <span id={`${id}-label`} className={tickText}>
                  {renderLinkedLabel(id, label, shownTerm, url =>
                    url === '' ? undefined : () => void flows.openFieldLink(url),
                  )}
                </span>
              </TickRow>
            </div>
          );
        })}
        <p ref={errorRef} id={errorId} className={errorText}>
          {hasError && (
            <>
              <Icon drawing={IconAlertCircle} size="help" />
              <span>{TERMS_NOT_ACCEPTED}</span>
            </>
          )}
        </p>
      </div>
    </StepStatusScreen>
  );
}

/** A single column that no long word of a term widens (13.1). */
const oneColumn = '[minmax(0, 1fr)]';
const list = css({ display: 'grid', gridTemplateColumns: oneColumn, gap: '4', textAlign: 'left' });
/** A text and its box, closer to each other than to the next. */
const rows = css({ display: 'grid', gridTemplateColumns: oneColumn, gap: '3' });
const termsBox = css({
  maxHeight: 'optionList',
  overflowY: 'auto',
  paddingInline: '4',
  paddingBlock: '3',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
});
const errorText = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '1.5',
  textStyle: 'help',
  color: 'error',
  fontWeight: 'medium',
});
