import '#ui/theme/global.css';
import type { LargeStepKind, LargeStepSize } from '#scenarios/products/large-step.ts';
import { createAppForm } from './app-form.tsx';
import type { BenchForm } from './bench-form.ts';
import { createHookForm } from './hook-form.tsx';
import { createPlainForm } from './plain-form.ts';
import { waitForFrame, waitForTask } from './wait-for-frame.ts';
import { createWholeApp } from './whole-app.ts';

/** The functions that the tool calls from outside, one page per form and run. */
export interface BenchPage {
  mount(): Promise<void>;
  unmount(): Promise<void>;
  submit(): Promise<void>;
  countErrors(): number;
  focus(key: string): void;
  hasField(key: string): boolean;
  /** From the event of the last key to the frame after it, for each key since the last call. Milliseconds. */
  takePaintTimes(): number[];
}

declare global {
  interface Window {
    bench: Promise<BenchPage>;
  }
}

/** The browser's own function: `createWholeApp` replaces it for the app. */
const requestIdle = window.requestIdleCallback.bind(window);
const waitUntilIdle = (): Promise<void> =>
  new Promise(resolve => requestIdle(() => resolve(), { timeout: 1000 }));

/** Waits until pending work and its consequences are painted. */
async function waitUntilPainted(): Promise<void> {
  await waitForFrame();
  await waitForTask();
  await waitForFrame();
  await waitForTask();
  await waitUntilIdle();
}

/** `measure.ts` writes the address of the page, so its parameters have these types. */
interface Parameters {
  form: string;
  size: LargeStepSize;
  kind?: LargeStepKind;
}

async function createForm(
  { form: name, size, kind }: Parameters,
  container: HTMLElement,
): Promise<BenchForm> {
  if (name === 'whole-app') return createWholeApp(size, container, kind);
  if (name === 'hook-form') return createHookForm(size, container, kind);
  const { form, step } = await createAppForm(size, container, kind ? { kind } : {});
  return name === 'plain' ? createPlainForm(step, document.body) : form;
}

async function start(): Promise<BenchPage> {
  const parameters: Parameters = JSON.parse(decodeURIComponent(window.location.hash.slice(1)));
  const container = document.getElementById('app');
  if (!container) throw new Error('page.html has no element with the id "app".');
  const form = await createForm(parameters, container);
  const paintTimes: number[] = [];
  document.addEventListener('input', ({ timeStamp }) => {
    void waitForFrame()
      .then(waitForTask)
      .then(() => paintTimes.push(performance.now() - timeStamp));
  });
  // The font is loaded before the form, so its loading is not measured.
  await document.fonts.load('16px Montserrat');
  await waitUntilPainted();
  return {
    async mount() {
      await form.mount();
      await waitUntilPainted();
    },
    async unmount() {
      form.unmount();
      await waitUntilPainted();
    },
    async submit() {
      form.submit();
      await waitUntilPainted();
      await waitUntilPainted();
    },
    countErrors: form.countErrors,
    focus: key => form.findInput(key)?.focus(),
    hasField: key => form.findInput(key) !== null,
    takePaintTimes: () => paintTimes.splice(0),
  };
}

window.bench = start();
