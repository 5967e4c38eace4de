import type { ReactNode } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { useCurrentStep } from '#hooks/use-current-step.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { stepViews } from '#step-views/step-views.ts';
import { CompletionScreen } from './completion-screen.tsx';
import { OpeningScreen } from './opening-screen.tsx';

/** Home and form share a path (2.1); the journey's place decides which is shown. */
export function HomeScreen(): ReactNode {
  const { place } = useAppState();
  const currentStep = useCurrentStep();
  if (place.kind === 'completion') return <CompletionScreen />;
  if (!currentStep) return <OpeningScreen />;
  const { Component: View } = stepViews[stepTypeOf(currentStep.step, currentStep.status).family];
  return <View key={currentStep.step.slug} step={currentStep.step} status={currentStep.status} />;
}
