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
  const current = useCurrentStep();
  if (place.kind === 'completion') return <CompletionScreen />;
  if (!current) return <OpeningScreen />;
  const { Component: View } = stepViews[stepTypeOf(current.step, current.status).family];
  return <View key={current.step.slug} step={current.step} status={current.status} />;
}
