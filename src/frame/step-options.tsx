import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useCurrentStep } from '#hooks/use-current-step.ts';
import { mayRestart } from '#journey/restart.ts';
import { revisitOf, stepToReturnTo } from '#journey/revisit.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconRefresh } from '#ui/icons.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ignoreSecondClick } from './ignore-second-click.ts';

/**
 * The links above the dock of a step: to the service's current step, to 'Minhas Propostas', to a restart, and to the
 * lender's offers (2.33, 2.40, 2.43, 4.12). The way back is not among them: `BackButton`.
 */
export function StepOptions(): ReactNode {
  const flows = useFlows();
  const state = useAppState();
  const currentStep = useCurrentStep();
  const { config, rules, deviceSettings, errorPage } = state;
  if (!currentStep || !config || errorPage) return null;
  const { step, status } = currentStep;
  const { returnableStep } = deviceSettings;
  const canReturn =
    !stepTypeOf(step, status).visitorEntersValues &&
    returnableStep !== step.slug &&
    revisitOf(state, returnableStep) === 'open';
  const hasOffers = rules.canReturnToOffers || config.display.homePage.offersUrl !== '';
  return (
    <nav className={row} aria-label="Outras opções" onClickCapture={ignoreSecondClick}>
      {stepToReturnTo(state, step.slug) !== '' && (
        <TextLink onPress={() => void flows.goToCurrentStep()}>Ir para a etapa atual</TextLink>
      )}
      {canReturn && <TextLink onPress={() => void flows.goToReturnable()}>Minhas Propostas</TextLink>}
      {mayRestart(config, step) && (
        <TextLink onPress={() => void flows.askRestart()}>
          <Icon drawing={IconRefresh} />
          Recomeçar
        </TextLink>
      )}
      {hasOffers && <TextLink onPress={() => void flows.leaveForOffers()}>Voltar às Ofertas</TextLink>}
    </nav>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '5',
  width: 'full',
  _empty: { display: 'none' },
});
