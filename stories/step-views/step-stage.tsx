import { type ReactNode, Suspense, useMemo } from 'react';
import type { Flows } from '#flows/flows.ts';
import { AppContext } from '#hooks/app-context.ts';
import type { Step } from '#journey/model/step.ts';
import { createAppState } from '#state/app-state.ts';
import { stepViews } from '#step-views/step-views.ts';
import { css } from '#styled/css/index.js';
import type { StepState } from './step-states.ts';

const stepOf = ({ type, step, status }: StepState): Step => ({
  id: 'story',
  slug: `${type}-${status}`,
  name: type,
  description: '',
  order: 1,
  image: '',
  status,
  type: { id: 'story', label: type, slug: type, unique: false },
  fields: [],
  tokenMethods: [],
  canRestartHere: false,
  cannotReturnFromHere: false,
  requiresReview: false,
  metaProductBankId: '',
  link: '',
  ...step,
});

/** Presses do nothing in a story: what they do is shown by the flows. */
const silent = new Proxy({}, { get: () => async () => undefined }) as Flows; // every flow is a function that answers nothing

/** One step view in one state, without a journey around it. */
export function StepStage({ state: shown }: { state: StepState }): ReactNode {
  const app = useMemo(() => {
    const state = createAppState();
    const step = stepOf(shown);
    state.place = { kind: 'step', slug: step.slug };
    state.stepNews[step.slug] = { link: '', benefitPhase: '', message: '', resendAt: 0, ...shown.news };
    state.contracts = { status: 'success', list: shown.contracts };
    state.deviceSettings.returnableStep = shown.returnableStep;
    return { step, app: { state, flows: silent } };
  }, [shown]);
  const View = stepViews[shown.family];
  return (
    <AppContext.Provider value={app.app}>
      <section className={frame} aria-label={`${shown.type} · ${shown.status}`}>
        <p className={caption}>
          {shown.type} · {shown.status}
        </p>
        <Suspense fallback={null}>
          <View step={app.step} status={shown.status} />
        </Suspense>
      </section>
    </AppContext.Provider>
  );
}

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  width: 'panelMin',
  minHeight: '[640px]',
  padding: '5',
  border: 'line',
  borderRadius: 'card',
  bg: 'canvas',
});
const caption = css({ textStyle: 'technical', color: 'muted' });
