import '#ui/theme/global.css';
import { inputIdOf } from '#controls/input-id-of.ts';
import { buildField } from '#journey/form/build-field.ts';
import type { Option } from '#journey/model/field.ts';
import { createAppForm } from './app-form.tsx';
import { waitForFrame, waitForTask } from './wait-for-frame.ts';

/** The calls of the tool. One page measures one list. */
export interface ListsPage {
  /** Renders the form with the field and waits until the browser is idle. */
  mount(): Promise<void>;
  /**
   * The centre of the input in CSS pixels. A locator of Playwright would give it, too, but adds listeners to the page
   * that each press would call.
   */
  inputCentre(): [x: number, y: number];
  /** Listens from now on for a press or key, and for a first option that ends with `text`. */
  listenFor(text: string): void;
  /**
   * Milliseconds from the press or key (the time stamp of its event) to the painted frame in which the list shows what
   * the page listens for.
   */
  timeUntilListed(): Promise<number>;
}

declare global {
  interface Window {
    lists: Promise<ListsPage>;
  }
}

const waitUntilIdle = (): Promise<void> =>
  new Promise(resolve => requestIdleCallback(() => resolve(), { timeout: 5000 }));

const placeNames = ['São José', 'Santo Antônio', 'Águas Belas', 'Conceição', 'Ribeirão', 'Vitória', 'Itapuã'];

/** Names with accents and a second word, as a list of places or employers has them. */
const createOptions = (count: number): Option[] =>
  Array.from({ length: count }, (_, index) => ({
    value: String(100_000 + index),
    label: `${placeNames[index % placeNames.length]} ${index + 1}`,
    image: '',
    disabled: false,
    children: '',
  }));

/** The longest wait for a list. Milliseconds. */
const MAX_WAIT = 20_000;

/** Checks the visibility, because a list that is prepared before the press has invisible options. */
function isListed(text: string): boolean {
  const option = document.querySelector('[role=option]');
  return option?.textContent?.endsWith(text) === true && option.checkVisibility({ visibilityProperty: true });
}

async function start(): Promise<ListsPage> {
  const { searchParams } = new URL(window.location.href);
  const container = document.getElementById('app');
  if (!container) throw new Error('lists.html has no element with the id "app".');
  const field = buildField({
    id: 'lista',
    key: 'lista',
    label: 'Lista',
    component: searchParams.get('kind') ?? 'select',
    required: true,
    options: createOptions(Number(searchParams.get('count'))),
  });
  const { form } = await createAppForm(20, container, {
    changeStep: step => ({ ...step, fields: [field] }),
  });
  await document.fonts.load('16px Montserrat');
  await waitUntilIdle();
  let listedTime: Promise<number> | undefined;
  return {
    async mount() {
      await form.mount();
      while (!document.getElementById(inputIdOf('lista'))) await waitForFrame();
      await waitForFrame();
      await waitForTask();
      await waitUntilIdle();
    },
    inputCentre() {
      const bounds = document.getElementById(inputIdOf('lista'))?.getBoundingClientRect();
      if (!bounds) throw new Error('The bench measured nothing: the list has no input.');
      return [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
    },
    listenFor(text) {
      listedTime = new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`No list shows "${text}" first.`)), MAX_WAIT);
        let startedAt: number | undefined;
        const noteStart = ({ timeStamp }: Event) => {
          startedAt ??= timeStamp;
        };
        for (const type of ['pointerdown', 'keydown'])
          window.addEventListener(type, noteStart, { capture: true, once: true });
        // Not at every frame, because the browser draws a frame whenever a script asks for one.
        const observer = new MutationObserver(async () => {
          if (startedAt === undefined || !isListed(text)) return;
          observer.disconnect();
          clearTimeout(timer);
          await waitForFrame();
          await waitForTask();
          resolve(performance.now() - startedAt);
        });
        observer.observe(document.body, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
      });
    },
    timeUntilListed() {
      if (!listedTime) throw new Error('The bench measured nothing: the page listens for no text.');
      return listedTime;
    },
  };
}

window.lists = start();
