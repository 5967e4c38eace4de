import type { MouseEvent, ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useCurrentStep } from '#hooks/use-current-step.ts';
import { mayRestart } from '#journey/restart.ts';
import { revisitOf, stepAhead, stepBefore } from '#journey/revisit.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import type { FamilyName } from '#journey/steps/step-type.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconArrowLeft, IconRefresh } from '#ui/icons.ts';
import { TextLink } from '#ui/text-link.tsx';

/** Families of steps on which the visitor works; 'Minhas Propostas' appears on status screens only (2.33). */
const WORKED_AT: ReadonlySet<FamilyName> = new Set(['form', 'simulation']);

/**
 * The secondary actions under a step: back, ahead, to the step that was left, restart, to the offers (2.33, 2.40, 2.43,
 * 4.12).
 */
export function StepButtons(): ReactNode {
  const flows = useFlows();
  const state = useAppState();
  const here = useCurrentStep();
  const { config, rules, deviceSettings, errorPage } = state;
  if (!here || !config || errorPage) return null;
  const { step, status } = here;
  const { family, asksIn } = stepTypeOf(step, status);
  // No way out while the service works on a step.
  const goesBack = !rules.stepNavigator && !asksIn.includes(status) && stepBefore(state, step.slug);
  const { returnableStep } = deviceSettings;
  const returns =
    !WORKED_AT.has(family) && returnableStep !== step.slug && revisitOf(state, returnableStep) === 'open';
  const hasOffers = rules.offers || (config.display.homePage.offersUrl ?? '') !== '';
  return (
    <nav className={row} aria-label="Outras opções" onClickCapture={onlyFirstClick}>
      {goesBack && (
        <TextLink onPress={() => void flows.goBack()}>
          <Icon of={IconArrowLeft} />
          Voltar
        </TextLink>
      )}
      {stepAhead(state, step.slug) !== '' && (
        <TextLink onPress={() => void flows.goAhead()}>Ir para a etapa atual</TextLink>
      )}
      {returns && <TextLink onPress={() => void flows.goToReturnable()}>Minhas Propostas</TextLink>}
      {mayRestart(config, step) && (
        <TextLink onPress={() => void flows.askRestart()}>
          <Icon of={IconRefresh} />
          Recomeçar
        </TextLink>
      )}
      {hasOffers && <TextLink onPress={() => void flows.leaveForOffers()}>Voltar às Ofertas</TextLink>}
    </nav>
  );
}

/** Ignores the second click of a double click on 'Continuar', which could hit a button of the next step. */
const onlyFirstClick = (event: MouseEvent): void => {
  if (event.detail > 1) event.stopPropagation();
};

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { base: 'center', md: 'flex-start' },
  // A status screen is centred, and so are its secondary actions.
  'main:has([data-status-screen]) &': { justifyContent: 'center' },
  columnGap: '5',
  width: 'full',
  maxWidth: 'form',
  marginInline: 'auto',
  paddingTop: { base: '1', md: '0' },
  paddingBottom: { base: '2', md: '8' },
  // Above the area below the button, which would receive their clicks.
  position: 'relative',
  zIndex: 'bar',
  marginTop: { md: '-8' },
  _empty: { display: 'none' },
});
