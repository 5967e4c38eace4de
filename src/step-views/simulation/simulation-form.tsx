import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useKeptFocus } from '#hooks/use-kept-focus.ts';
import { usePlaceFocus } from '#hooks/use-place-focus.ts';
import { useRetryPause } from '#hooks/use-retry-pause.ts';
import type { SimulationInView } from '#hooks/use-simulation.ts';
import type { Step } from '#journey/model/step.ts';
import { hasInput, isReadOnly } from '#journey/simulation/simulation-declaration.ts';
import { isAmountTyped } from '#journey/simulation/simulation-request.ts';
import { statusTextsOf } from '#journey/steps/step-texts.ts';
import { SUBMIT_OPERATIONS } from '#journey/submit/submit-operations.ts';
import { moveFocus } from '#shared/move-focus.ts';
import { css, cx } from '#styled/css/index.js';
import { Banner } from '#ui/banner.tsx';
import { LongText, useLongText } from '#ui/long-text.tsx';
import { screenColumn } from '#ui/screen-column.ts';
import { FinancingDrawer } from './financing-drawer.tsx';
import { NothingFound } from './nothing-found.tsx';
import { OfferAnnouncement } from './offer-announcement.tsx';
import { OfferFound } from './offer-found.tsx';
import { OfferSkeleton } from './offer-skeleton.tsx';
import { SimulationDock } from './simulation-dock.tsx';
import { SimulationFields } from './simulation-fields.tsx';

interface SimulationFormProps {
  step: Step;
  view: SimulationInView;
}

/** A simulation with the visitor's inputs: inputs, offers, and the button to continue. */
export function SimulationForm({ step, view }: SimulationFormProps): ReactNode {
  const flows = useFlows();
  const { form } = useAppState();
  const titleRef = usePlaceFocus(step.slug);
  const shownTitle = useLongText(step.name, 'title');
  const titleId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  // The form watches the focus, because the focused button may be that of the dock: a vehicle financing has no button
  // there between a retry and a choice.
  const { ref: resultsRef, tabIndex, ...focusEvents } = useKeptFocus();
  const noticeRef = useRef<HTMLDivElement>(null);
  const failureRef = useRef<HTMLDivElement>(null);
  const { summaryFocusRequests } = form;
  /**
   * The number of refusals at the time when the drawer was opened: the next one closes it, because its text is below.
   */
  const [financingOpenedAt, setFinancingOpenedAt] = useState<number | undefined>(undefined);
  const { simulation, slice, selection, isLoadingFirst } = view;
  const { errorFocusRequests, status } = slice;
  const hasFailed = status === 'failed';
  const hasInputErrors = Object.keys(slice.errors).length > 0;
  const pause = useRetryPause(...SUBMIT_OPERATIONS, 'financeCdc');
  useEffect(() => {
    if (errorFocusRequests > 0) focusWrongInput(formRef.current);
  }, [errorFocusRequests]);
  // The reason stands after the inputs: on a small phone the dock would cover it.
  const { message } = slice;
  useEffect(() => {
    if (!hasFailed || message === '') return;
    failureRef.current?.scrollIntoView({ block: 'nearest' });
    // The reason is announced, too; a visitor who types has to see the input.
    const { activeElement } = document;
    const isOutOfView =
      activeElement instanceof HTMLInputElement && activeElement.getBoundingClientRect().top < 0;
    if (isOutOfView) activeElement.scrollIntoView({ block: 'nearest' });
  }, [hasFailed, message]);
  const shownRefusals = useRef(summaryFocusRequests);
  useEffect(() => {
    if (shownRefusals.current === summaryFocusRequests) return;
    shownRefusals.current = summaryFocusRequests;
    moveFocus(noticeRef.current);
  }, [summaryFocusRequests]);
  // The conditions in the drawer cannot be accepted, and the reason is below it.
  const isFinancingBlocked = hasFailed || hasInputErrors;
  if (isFinancingBlocked && financingOpenedAt !== undefined) setFinancingOpenedAt(undefined);
  const isFinancingOpen = financingOpenedAt === summaryFocusRequests && !isFinancingBlocked;
  const wasFinancingOpen = useRef(isFinancingOpen);
  useEffect(() => {
    const isInterrupted = wasFinancingOpen.current && isFinancingBlocked;
    wasFinancingOpen.current = isFinancingOpen;
    if (!isInterrupted) return;
    if (hasFailed) moveFocus(failureRef.current);
    else focusWrongInput(formRef.current);
  }, [isFinancingOpen, isFinancingBlocked, hasFailed]);
  // Nothing can be chosen, so the button of the screen repeats the request.
  const isWithoutChoice = hasFailed || status === 'empty' || slice.contracts.status === 'error';
  const isVehicle = simulation.buys === 'vehicle';
  const openFinancing = (): void => {
    if (hasInputErrors) focusWrongInput(formRef.current);
    else setFinancingOpenedAt(summaryFocusRequests);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isWithoutChoice) void flows.retrySimulation();
    else if (!isVehicle) void flows.submitSimulation();
    // Enter in the entry: only the drawer, which shows all conditions, has the button that accepts them (2.35).
    else if (selection && status !== 'loading') openFinancing();
  };
  const isOffered = slice.offers.length > 0;
  return (
    <form
      ref={formRef}
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      {...focusEvents}
      className={cx(screenColumn, breakingAmounts)}
    >
      <div className={column} data-moves="" data-empty={status === 'empty' || undefined}>
        <header>
          <h1 id={titleId} ref={titleRef} tabIndex={-1} className={title}>
            {shownTitle.content}
          </h1>
          {shownTitle.moreButton}
          <p className={lead}>
            <LongText text={step.description || leadOf(view, statusTextsOf(step, 'init').text)} kind="text" />
          </p>
        </header>
        {form.notice !== '' && (
          <div ref={noticeRef} tabIndex={-1}>
            <Banner kind="error">
              <LongText text={form.notice} />
            </Banner>
          </div>
        )}
        <SimulationFields {...view} />
        <div ref={resultsRef} tabIndex={tabIndex} className={results}>
          {isLoadingFirst && <OfferSkeleton hasAmount={!isAmountTyped(simulation, slice.inputs)} />}
          {hasFailed && slice.message !== '' && (
            <div ref={failureRef} role="alert" tabIndex={-1}>
              <Banner kind="error">
                <LongText text={slice.message} />
              </Banner>
            </div>
          )}
          {status === 'empty' && <NothingFound {...view} />}
          {isOffered && <OfferFound view={view} onOpenFinancing={openFinancing} />}
        </div>
      </div>
      <SimulationDock
        view={view}
        pause={pause}
        isWithoutChoice={isWithoutChoice}
        onOpenFinancing={openFinancing}
      />
      {isVehicle && selection && (
        <FinancingDrawer
          view={view}
          open={isFinancingOpen}
          pause={pause}
          onClose={() => setFinancingOpenedAt(undefined)}
        />
      )}
      <OfferAnnouncement {...view} />
    </form>
  );
}

const focusWrongInput = (form: HTMLFormElement | null): void =>
  moveFocus(form?.querySelector<HTMLElement>('input[aria-invalid=true], [data-wrong]'));

/** The text under the title, if the service sends none. */
function leadOf({ simulation, slice }: SimulationInView, defaultText: string): string {
  if (isReadOnly(simulation)) return 'Confira as condições antes de continuar.';
  if (hasInput(simulation, 'contracts'))
    return `Marque ${slice.contracts.list.length === 1 ? 'o contrato' : 'os contratos'} e compare as parcelas.`;
  return simulation.inputs.length === 0 ? 'Escolha o prazo que cabe no seu bolso.' : defaultText;
}

/** An amount is one word: with the largest text on the narrowest phone it breaks instead of being cut. */
const breakingAmounts = css({ overflowWrap: 'anywhere' });
const column = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  alignContent: 'start',
  gap: '6',
  flexGrow: '1',
  paddingTop: { base: '6', md: '10' },
  paddingBottom: '8',
  '&[data-empty]': { display: 'flex', flexDirection: 'column' },
  // The browser scrolls the focused input itself into view, so the margin above the dock belongs to the input.
  '& :is(input, button, label)': { _tallWindow: { scrollMarginBottom: '[9rem]' } },
  // In a short window the dock scrolls away; below the input of an option is the rest of its card.
  '& label > input': { _shortWindow: { scrollMarginBottom: '[6rem]' } },
});
const title = css({ textStyle: 'title', color: 'ink' });
const lead = css({ textStyle: 'body', color: 'muted', marginTop: '2' });
const results = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '6',
  // The message that there is no offer stands in the middle of the free space.
  '[data-empty] > &': { flexGrow: '1', alignContent: 'center' },
});
