import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { phaseAt } from '#journey/phases.ts';
import { progressAt } from '#journey/progress.ts';
import { css } from '#styled/css/index.js';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Navigator } from './navigator.tsx';

/**
 * Progress of the journey: a thin bar and the text 'Passo 2 de 5'. The configuration may hide either of them (2.38).
 * For some lenders the step navigator replaces the text; in it the configuration hides only the word 'Passo' (2.39).
 */
export function JourneyProgress(): ReactNode {
  const { place, config, errorPage, rules } = useAppState();
  if (errorPage) return null;
  if (place.kind === 'opening') return <Placeholder />;
  if (place.kind !== 'step' || !config) return null;
  // The phases in the wave header already show the progress of this product (2.52).
  if (rules.hasPhases && !rules.hasStepNavigator && phaseAt(config, place.slug) !== undefined) return null;
  const progress = progressAt(config, place.slug);
  // A review is no step of the counter, but the way back and the drawer are there as well.
  if (!progress && !rules.hasStepNavigator) return null;
  const count = progress && `${progress.position} de ${progress.total}`;
  const { hideProgressBar, hideStepAmount } = config.display;
  return (
    <div className={shell}>
      {progress && !hideProgressBar && (
        <ProgressBar
          label="Progresso da proposta"
          value={progress.share * 100}
          valueText={`Passo ${count}`}
        />
      )}
      {rules.hasStepNavigator ? (
        <div className={navigator}>
          <Navigator currentSlug={place.slug} count={count} showsStepWord={!hideStepAmount} />
        </div>
      ) : (
        !hideStepAmount && <p className={counter}>{`Passo ${count}`}</p>
      )}
    </div>
  );
}

/** Takes the space of the progress until the configuration arrives, so that nothing moves then (14.4). */
const Placeholder = (): ReactNode => (
  <div aria-hidden="true" className={shell}>
    <div className={bar} />
    <p className={counter}>&nbsp;</p>
  </div>
);

const shell = css({ position: 'relative', width: 'full', maxWidth: { md: 'column' }, marginInline: 'auto' });
const counter = css({
  textStyle: 'help',
  color: 'muted',
  fontVariantNumeric: 'tabular-nums',
  paddingInline: { base: 'page', md: '0' },
  paddingTop: '2',
  textAlign: 'right',
});
const navigator = css({ minHeight: 'touch', paddingInline: { base: 'page', md: '0' }, paddingTop: '1' });
const bar = css({ height: 'progress' });
