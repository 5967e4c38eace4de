import { type ReactNode, useMemo } from 'react';
import { AppContext } from '#hooks/app-context.ts';
import { staticApp } from '#hooks/static-app.ts';
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
export function StepStage({ state: shown }: { state: StepState }): ReactNode {
  const { step, app } = useMemo(() => {
    const previewStep = stepOf(shown);
    return { step: previewStep, app: staticApp({ ...shown, slug: previewStep.slug }) };
  }, [shown]);
  const { Component: View } = stepViews[shown.family];
  return (
    <AppContext.Provider value={app}>
      <section className={frame} aria-label={`${shown.type} · ${shown.status}`}>
        <p className={caption}>
          {shown.type} · {shown.status}
        </p>
        <View step={step} status={shown.status} />
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
