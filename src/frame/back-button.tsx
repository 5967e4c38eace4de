import type { ReactNode } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { useAppState } from '#hooks/use-app-state.ts';
import { useCurrentStep } from '#hooks/use-current-step.ts';
import { stepBefore } from '#journey/revisit.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconChevronLeft } from '#ui/icons.ts';
import { TextLink } from '#ui/text-link.tsx';
import { ignoreSecondClick } from './ignore-second-click.ts';

/**
 * Whether 'Voltar' shows (4.12), here or in the step navigator: not while the service works on a step. While a code is
 * awaited the app polls, too, but there the visitor acts, and may have given a wrong phone.
 */
export function useCanGoBack(): boolean {
  const state = useAppState();
  const currentStep = useCurrentStep();
  if (!currentStep || state.errorPage) return false;
  const { step, status } = currentStep;
  const { polledIn, visitorActsWhilePolled } = stepTypeOf(step, status);
  const isServiceWorking = !visitorActsWhilePolled && polledIn.includes(status);
  return !isServiceWorking && stepBefore(state, step.slug) !== undefined;
}

/** Whether `BackButton` shows: not beside the step navigator, which has its own. */
export function useShowsBackButton(): boolean {
  const { rules } = useAppState();
  return useCanGoBack() && !rules.hasStepNavigator;
}

/**
 * 'Voltar': a chevron before the logo on a phone, far from the thumb that has just pressed 'Continuar'; a text link
 * left of the primary button on a desktop (15.6).
 */
export function BackButton({ variant }: { variant: 'chevron' | 'link' }): ReactNode {
  const flows = useFlows();
  const isShown = useShowsBackButton();
  if (!isShown) return null;
  const goBack = (): void => void flows.goBack();
  if (variant === 'chevron')
    return (
      <button
        type="button"
        className={chevron}
        aria-label="Voltar"
        onClickCapture={ignoreSecondClick}
        onClick={goBack}
      >
        <Icon drawing={IconChevronLeft} size="large" />
      </button>
    );
  return (
    <span className={link} onClickCapture={ignoreSecondClick}>
      <TextLink onPress={goBack}>Voltar</TextLink>
    </span>
  );
}

/**
 * Stands beside the logo, which moves aside for it (`app-frame.tsx`). On a phone it is in line with the logo, which
 * has moved by 32 px from the margin of the page and may have a line of its own; on a tablet it is in the margin
 * beside the column.
 */
const chevron = css({
  position: 'absolute',
  top: '[calc(50% - {sizes.touch} / 2)]',
  left: {
    base: '[calc(max({spacing.2}, env(safe-area-inset-left, 0px)) - {spacing.page} - 32px)]',
    md: '[max(env(safe-area-inset-left, 0px), max(48px, (100% - {sizes.form}) / 2) - {sizes.touch})]',
  },
  display: { base: 'inline-flex', lg: 'none' },
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: 'touch',
  borderRadius: 'control',
  color: 'ink',
  _hover: { bg: 'quiet' },
  '[data-wave] &': { color: 'brand.onWave' },
});
const link = css({ display: { base: 'none', lg: 'inline-flex' } });
