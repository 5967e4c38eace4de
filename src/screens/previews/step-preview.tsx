import { type ReactNode, useMemo } from 'react';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import type { Step } from '#journey/model/step.ts';
import type { StepState } from '#step-views/step-states.ts';
import { stepViews } from '#step-views/step-views.ts';
import { css } from '#styled/css/index.js';

const stepOf = ({ type, step, status }: StepState): Step => ({
  id: 'preview',
  slug: `${type}-${status}`,
  name: type,
  description: '',
  order: 1,
  image: '',
  status,
  type: { id: 'preview', label: type, slug: type, unique: false },
  fields: [],
  tokenMethods: [],
  canRestartHere: false,
  cannotReturnFromHere: false,
  requiresReview: false,
  metaProductBankId: '',
  link: '',
  ...step,
});

/** One step view in one state, outside a journey. */
export function StepPreview({ state: previewState }: { state: StepState }): ReactNode {
  const { step, app } = useMemo(() => {
    const previewStep = stepOf(previewState);
    return { step: previewStep, app: createStaticApp({ ...previewState, slug: previewStep.slug }) };
  }, [previewState]);
  const { Component: View } = stepViews[previewState.family];
  return (
    <AppContext.Provider value={app}>
      <section className={frame} aria-label={`${previewState.type} · ${previewState.status}`}>
        <p className={caption}>
          {previewState.type} · {previewState.status}
        </p>
        <View step={step} status={previewState.status} />
      </section>
    </AppContext.Provider>
  );
}

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  maxWidth: 'panelMin',
  minHeight: '[640px]',
  padding: '5',
  border: 'line',
  borderRadius: 'card',
  bg: 'canvas',
});
const caption = css({ textStyle: 'technical', color: 'muted' });
