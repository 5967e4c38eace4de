import { expect, test } from 'vitest';
import { cartaoNio } from '#scenarios/products/cartao-nio.ts';
import { type FlowStage, setUpFlows } from '#tests/flows/flow-stage.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { applyBranding } from './branding.ts';

/** The names that the tab had, one after the other. */
async function tabsOf(open: (stage: FlowStage) => Promise<unknown>): Promise<string[]> {
  const titles: string[] = [];
  const { documentHead } = createMemoryPlatform();
  const platform = { documentHead: { ...documentHead, title: (text: string) => void titles.push(text) } };
  const stage = setUpFlows({ product: 'cartao-nio', platform });
  // Only what branding touches of the root element.
  const root = { dataset: {}, style: { setProperty: () => undefined } } as unknown as HTMLElement;
  const stop = applyBranding(stage.state, { root, platform: stage.platform });
  await open(stage);
  await Promise.resolve();
  stop();
  stage.close();
  return titles;
}

test('[3.12] [13.4] the tab has the page title of the landing page there, and the name of the step after it', async () => {
  const { pageTitle } = cartaoNio.system.configuration?.display?.homePage ?? {};
  const titles = await tabsOf(async ({ flows, state }) => {
    await flows.open();
    expect(state.place.kind).toBe('landing');
    await Promise.resolve();
    await flows.startFirstStep();
  });
  const product = cartaoNio.system.configuration?.display?.pageTitle;
  expect(titles).toContain(`${pageTitle} · ${product}`);
  expect(titles.at(-1)).toBe(`Peça seu Nio · ${product}`);
});

test('the page follows a device that turns dark while it is open, until somebody has chosen', () => {
  const { state, platform, close } = setUpFlows();
  const data: DOMStringMap = {};
  const root = { dataset: data, style: { setProperty: () => undefined } } as unknown as HTMLElement; // as above
  const device = Object.assign(new EventTarget(), { matches: false });
  const turn = (matches: boolean): void => {
    device.matches = matches;
    device.dispatchEvent(new Event('change'));
  };
  const stop = applyBranding(state, { root, platform, dark: device as MediaQueryList }); // all that is asked of it
  expect(data.theme).toBe('light');
  turn(true);
  expect(data.theme).toBe('dark');
  state.themeChoice = 'light';
  turn(false);
  turn(true);
  expect(data.theme).toBe('light');
  stop();
  state.themeChoice = undefined;
  turn(false);
  turn(true);
  expect(data.theme).toBe('light');
  close();
});
