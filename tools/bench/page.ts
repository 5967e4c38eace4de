import '#ui/theme/global.css';
import { createAppForm } from './app-form.tsx';
import type { BenchForm } from './bench-form.ts';
import { createPlainForm } from './plain-form.ts';
import { createWholeApp } from './whole-app.ts';

/** The functions that the tool calls from outside, one page per form and run. */
export interface BenchPage {
  mount(): Promise<void>;
  unmount(): Promise<void>;
  submit(): Promise<void>;
  errors(): number;
  focus(key: string): void;
  hasField(key: string): boolean;
  /** From the event of the last key to the frame after it, for each key since the last call. Milliseconds. */
  paints(): number[];
}

declare global {
  interface Window {
    bench: Promise<BenchPage>;
  }
}

const nextFrame = (): Promise<void> => new Promise(resolve => requestAnimationFrame(() => resolve()));
const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
/** Kept before the app is measured, because the app gets no idle callbacks. */
const requestIdle = window.requestIdleCallback.bind(window);
const waitUntilIdle = (): Promise<void> =>
  new Promise(resolve => requestIdle(() => resolve(), { timeout: 1000 }));

/** Waits until pending work and its consequences are painted. */
async function runWhenIdle(): Promise<void> {
  await nextFrame();
  await nextTask();
  await nextFrame();
  await nextTask();
  await waitUntilIdle();
}

async function formOf(name: string | null, size: number, container: HTMLElement): Promise<BenchForm> {
  if (name === 'whole-app') return createWholeApp(size, container);
  const { form, step } = await createAppForm(size, container);
  return name === 'plain' ? createPlainForm(step, document.body) : form;
}

async function start(): Promise<BenchPage> {
  const { searchParams } = new URL(window.location.href);
  const container = document.getElementById('app');
  if (!container) throw new Error('page.html has no element with the id "app".');
  const form = await formOf(searchParams.get('form'), Number(searchParams.get('size')), container);
  const paints: number[] = [];
  document.addEventListener('input', ({ timeStamp }) => {
    void nextFrame()
      .then(nextTask)
      .then(() => paints.push(performance.now() - timeStamp));
  });
  // The font is loaded before the form, so its loading is not measured.
  await document.fonts.load('16px Montserrat');
  await runWhenIdle();
  return {
    async mount() {
      await form.mount();
      await runWhenIdle();
    },
    async unmount() {
      form.unmount();
      await runWhenIdle();
    },
    async submit() {
      form.submit();
      await runWhenIdle();
      await runWhenIdle();
    },
    errors: form.errors,
    focus: key => form.input(key)?.focus(),
    hasField: key => form.input(key) !== null,
    paints: () => paints.splice(0),
  };
}

window.bench = start();
