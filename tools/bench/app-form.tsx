import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createApi } from '#api/api.ts';
import { readDefaults } from '#app/deployment.ts';
import { preloadImageControl } from '#controls/controls.ts';
import { inputIdOf } from '#controls/input-id-of.ts';
import { createFlows } from '#flows/create-flows.ts';
import { JourneyProgress } from '#frame/journey-progress.tsx';
import { AppContext } from '#hooks/app-context.ts';
import { useCurrentStep } from '#hooks/use-current-step.ts';
import type { Step } from '#journey/model/step.ts';
import { startVitestBrowserMocks } from '#mocks/hosts/start-vitest-browser-mocks.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { type LargeStepKind, type LargeStepSize, largeStep } from '#scenarios/products/large-step.ts';
import { createAppState } from '#state/app-state.ts';
import { asRef } from '#state/field-state.ts';
import { createEmptyForm } from '#state/form-state.ts';
import { FormView } from '#step-views/form/form-view.tsx';
import { createMemoryAddress } from '#tests/support/memory-platform.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import type { BenchForm } from './bench-form.ts';
import { createBenchPlatform } from './create-bench-platform.ts';

/** The form view at the visitor's place, under the progress bar that counts its fields. */
function Place(): ReactNode {
  const current = useCurrentStep();
  return (
    <>
      <JourneyProgress />
      {current && <FormView step={current.step} status={current.status} />}
    </>
  );
}

export interface AppFormOptions {
  /** Most fields are of this kind; absent: the mixture of the scenario. */
  kind?: LargeStepKind;
  /** Replaces the step of the scenario. */
  changeStep?: (step: Step) => Step;
}

/** The real form view on the real flows and the real browser; only the service is in memory. */
export async function createAppForm(
  size: LargeStepSize,
  container: HTMLElement,
  { kind, changeStep = step => step }: AppFormOptions = {},
): Promise<{ form: BenchForm; step: Step }> {
  const scenario = scenarioById(`large-step-${size}`);
  startVitestBrowserMocks({ scenario, product: largeStep(size, kind) });
  // Navigating to an address is the browser's work, not the form's.
  const address = createMemoryAddress();
  const platform = {
    ...createBenchPlatform(),
    address,
  };
  const state = createAppState();
  const { identifiers, ...services } = readDefaults({});
  const api = createApi({
    ...services,
    serviceUrl: 'https://servico.exemplo',
    headers: () => ({}),
    isOnline: () => true,
    trackWork: work => work,
    now: platform.clock.now,
    steadyNow: platform.clock.steadyNow,
  });
  const flows = createFlows({ api, platform, state, identifiers });
  const hash = hashOf(scenario);
  const system = await api.getSystem(hash, '');
  if (!system.ok) throw new Error(`The service in memory does not answer: ${JSON.stringify(system.problem)}`);
  const [firstStep, ...otherSteps] = system.value.configuration.steps;
  if (!firstStep) throw new Error(`The scenario large-step-${size} has no step.`);
  const step = changeStep(firstStep);

  // The state of a visitor who reads the landing page: the form's code is loaded, but has not run.
  await flows.preload();
  await preloadImageControl();
  state.hashId = hash;
  /** The step as the service would send it: nothing that the app remembers about its fields is known. */
  const setNewStep = (): void => {
    state.config = asRef({ ...system.value.configuration, steps: [structuredClone(step), ...otherSteps] });
    state.form = createEmptyForm();
  };
  setNewStep();
  createRoot(container).render(
    <AppContext.Provider value={{ state, flows }}>
      <Place />
    </AppContext.Provider>,
  );
  return {
    step,
    form: {
      mount: () => flows.startFirstStep(),
      unmount() {
        state.place = { kind: 'opening' };
        setNewStep();
      },
      submit: () => container.querySelector('form')?.requestSubmit(),
      countErrors: () => container.querySelectorAll('[aria-invalid=true]').length,
      findInput: key => document.getElementById(inputIdOf(key)),
    },
  };
}
