import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import type { Step } from '#journey/model/step.ts';
import { hiddenStepsOf, listSteps, type PanelSubject } from '#journey/panel-subject.ts';
import { reasonsToTrust } from '#journey/start-facts.ts';
import { css } from '#styled/css/index.js';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FactList } from './fact-list.tsx';
import { StepOverview } from './step-overview.tsx';

/** An amount and the lines under it. */
const FigureSkeletons = (): ReactNode => (
  <>
    <Skeleton shape="title" />
    <Skeleton shape="text" count={3} />
  </>
);

/** Code that cannot be loaded leaves no card behind. */
const fallbacks = { waiting: FigureSkeletons, missing: () => null };
const PanelOffer = lazyComponent(
  async () => (await import('#step-views/simulation/panel-offer.tsx')).PanelOffer,
  fallbacks,
);
const PanelCredit = lazyComponent(async () => (await import('./panel-credit.tsx')).PanelCredit, fallbacks);

interface PanelContentProps {
  subject: PanelSubject;
  /** The step at the current place, if that is a step. */
  step: Step | undefined;
}

/**
 * The part of the brand panel that depends on the place in the journey (15.2): reasons to trust, the offer, the chosen
 * credit, or the steps. With `canShowSidebar` the panel has a list of steps already.
 */
export function PanelContent({ subject, step }: PanelContentProps): ReactNode {
  const { config, place, proposal, simulation, isStorageDegraded } = useAppState();
  if (!config) return null;
  const isSimulationOpen = simulation.slug === step?.slug;
  // After a failed request the offers are those of an earlier one, whose figures nobody can choose.
  const hasStandingOffer = isSimulationOpen && simulation.offers.length > 0 && !simulation.hasFailed;
  if (subject === 'offer' && step && hasStandingOffer)
    return (
      <section aria-label="Sua simulação" className={card}>
        <PanelOffer.Component step={step} />
      </section>
    );
  if (subject === 'offer' && (!isSimulationOpen || simulation.status === 'loading'))
    return (
      <div className={card} aria-busy="true">
        <FigureSkeletons />
      </div>
    );
  if (subject === 'chosen')
    return (
      <section aria-label="Sua escolha" className={card}>
        <PanelCredit.Component />
      </section>
    );
  if (config.canShowSidebar && step) return null;
  // Without an offer, because an answer of the visitor is missing, there is none or the request failed, a simulation
  // has no figures either.
  if (subject === 'reasons' || subject === 'offer')
    return <FactList facts={reasonsToTrust(config, isStorageDegraded)} />;
  const steps = listSteps(
    config,
    step?.slug ?? (place.kind === 'completion' ? proposal?.currentStep : undefined),
    proposal,
  );
  if (steps.length === 0) return null;
  const { before, after } = hiddenStepsOf(config, steps);
  const isFinished = steps.every(({ state }) => state === 'done');
  return (
    <section className={card}>
      {/* Beside a step that does not count, such as a review, the list has no current step. */}
      <h2 className={heading}>
        {!isFinished ? 'Etapas da proposta' : before > 0 ? 'Últimas etapas concluídas' : 'Etapas concluídas'}
      </h2>
      <StepOverview steps={steps} hidden={{ before: isFinished ? 0 : before, after }} />
    </section>
  );
}

const card = css({
  // For the size of an amount.
  containerType: 'inline-size',
  padding: '5',
  bg: 'surface',
  color: 'ink',
  border: 'line',
  borderRadius: 'card',
  // The code of the content could not be loaded.
  _empty: { display: 'none' },
});
const heading = css({ textStyle: 'label', color: 'muted', marginBottom: '3' });
