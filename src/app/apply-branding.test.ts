import { expect, test } from 'vitest';
import { THEME_COLORS } from '#journey/theme-colors.ts';
import { cartaoNio } from '#scenarios/products/cartao-nio.ts';
import { resetAppState } from '#state/app-state.ts';
import { type FlowStage, setUpFlows } from '#tests/flows/flow-stage.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { semanticTokens } from '#ui/theme/semantic-tokens.ts';
import { applyBranding } from './apply-branding.ts';

/** A root element. Branding uses only these members. */
const createRoot = (setProperty: (name: string, value: string) => void = () => undefined): HTMLElement =>
  ({ dataset: {}, style: { setProperty } }) as unknown as HTMLElement;

/** The titles that the tab had, in order. */
async function tabTitlesOf(open: (stage: FlowStage) => Promise<unknown>): Promise<string[]> {
  const titles: string[] = [];
  const { documentHead } = createMemoryPlatform();
  const platform = { documentHead: { ...documentHead, setTitle: (text: string) => void titles.push(text) } };
  const stage = setUpFlows({ product: 'cartao-nio', platform });
  const root = createRoot();
  const stop = applyBranding(stage.state, { root, platform: stage.platform });
  await open(stage);
  await Promise.resolve();
  stop();
  stage.close();
  return titles;
}

test('[3.12b] [3.15b] [13.4] the title of the tab is the page title on the landing page, and the name of the step after that', async () => {
  const { pageTitle } = cartaoNio.system.configuration?.display?.homePage ?? {};
  const titles = await tabTitlesOf(async ({ flows, state }) => {
    await flows.open();
    expect(state.place.kind).toBe('landing');
    await Promise.resolve();
    await flows.startFirstStep();
  });
  const product = cartaoNio.system.configuration?.display?.pageTitle;
  expect(titles).toContain(`${pageTitle} · ${product}`);
  expect(titles.at(-1)).toBe(`Peça seu Nio · ${product}`);
});

test('[14.1] a start writes the title of the tab once, when the journey has opened', async () => {
  const titles = await tabTitlesOf(async ({ flows, state }) => {
    await flows.open();
    expect(state.place.kind).toBe('landing');
  });
  expect(titles).toHaveLength(1);
});

test('[1.6c] the page follows the theme of the device until the visitor has chosen one', () => {
  const { state, platform, close } = setUpFlows();
  const root = createRoot();
  const device = Object.assign(new EventTarget(), { matches: false });
  const switchDarkMode = (matches: boolean): void => {
    device.matches = matches;
    device.dispatchEvent(new Event('change'));
  };
  const stop = applyBranding(state, { root, platform, darkQuery: device as MediaQueryList }); // branding uses no other member
  expect(root.dataset.theme).toBe('light');
  switchDarkMode(true);
  expect(root.dataset.theme).toBe('dark');
  state.themeChoice = 'light';
  switchDarkMode(false);
  switchDarkMode(true);
  expect(root.dataset.theme).toBe('light');
  stop();
  state.themeChoice = undefined;
  switchDarkMode(false);
  switchDarkMode(true);
  expect(root.dataset.theme).toBe('light');
  close();
});

test('[2.3] [1.6c] a page in the dark theme is printed in the light one, with the colours of the lender for it', async () => {
  const { state, platform, flows, close } = setUpFlows({ product: 'consignado-inss' });
  await flows.open();
  state.themeChoice = 'dark';
  const properties = new Map<string, string>();
  const root = createRoot((name, value) => void properties.set(name, value));
  const printer = new EventTarget();
  const stop = applyBranding(state, { root, platform, printer });
  const darkColors = new Map(properties);
  expect(root.dataset.theme).toBe('dark');
  printer.dispatchEvent(new Event('beforeprint'));
  expect(root.dataset.theme).toBe('light');
  expect(properties.get('--brand-primary-soft')).not.toBe(darkColors.get('--brand-primary-soft'));
  expect(state.theme).toBe('dark');
  printer.dispatchEvent(new Event('afterprint'));
  expect(root.dataset.theme).toBe('dark');
  expect(properties).toEqual(darkColors);
  stop();
  printer.dispatchEvent(new Event('beforeprint'));
  expect(root.dataset.theme).toBe('dark');
  close();
});

test('[3.14a] [2.57] the ornament has the brand colour, and the red of the theme while an error shows', async () => {
  const { state, platform, close } = setUpFlows();
  const properties = new Map<string, string>();
  const root = createRoot((name, value) => void properties.set(name, value));
  const stop = applyBranding(state, { root, platform });
  const readOrnament = async (): Promise<string | undefined> => {
    await Promise.resolve();
    return properties.get('--brand-ornament');
  };
  expect(await readOrnament()).toBe(properties.get('--brand-primary'));
  state.errorPage = {
    title: 'Passo não encontrado',
    lines: [],
    picture: 'search',
    isError: true,
    technical: '',
    action: undefined,
    secondary: undefined,
  };
  const { error } = semanticTokens.colors;
  expect(await readOrnament()).toBe(error.value._light);
  state.themeChoice = 'dark';
  expect(await readOrnament()).toBe(error.value._dark);
  state.errorPage = undefined;
  expect(await readOrnament()).toBe(properties.get('--brand-primary'));
  stop();
  close();
});

test('[3.15a] [11.4] the tab has the icon of the configuration, and after an erasure that of the start', async () => {
  const icons: string[] = [];
  const { documentHead } = createMemoryPlatform();
  const stage = setUpFlows({
    product: 'cartao-nio',
    platform: { documentHead: { ...documentHead, setFavicon: (url: string) => void icons.push(url) } },
  });
  await stage.flows.open();
  const root = createRoot();
  const { config } = stage.state;
  if (!config) throw new Error('There is no configuration.');
  config.display.favicon = 'https://exemplo.com.br/icone.png';
  const stop = applyBranding(stage.state, { root, platform: stage.platform });
  expect(icons).toEqual(['https://exemplo.com.br/icone.png']);
  resetAppState(stage.state);
  await Promise.resolve();
  expect(icons.at(-1)).toBe('');
  stop();
  stage.close();
});

test('[14.1] the colours are computed once for a lender, not again at each step', async () => {
  const stage = setUpFlows({ product: 'cartao-nio' });
  let timesComputed = 0;
  const root = createRoot(name => {
    if (name === '--brand-primary') timesComputed += 1;
  });
  const opened = stage.flows.open();
  const stop = applyBranding(stage.state, { root, platform: stage.platform });
  await opened;
  await Promise.resolve();
  // The default colours, then those of the lender.
  expect(timesComputed).toBe(2);
  await stage.flows.startFirstStep();
  await Promise.resolve();
  expect(stage.state.place.kind).toBe('step');
  expect(timesComputed).toBe(2);
  stage.state.themeChoice = 'dark';
  await Promise.resolve();
  expect(timesComputed).toBe(3);
  stop();
  stage.close();
});

test('[14.1] [3.14] a link opens in the last colours of its own lender only, also under a renamed hash id', async () => {
  const first = setUpFlows({ product: 'cartao-nio' });
  const { lastBrand } = first.platform;
  await first.flows.open();
  const stopFirst = applyBranding(first.state, { root: createRoot(), platform: first.platform });
  const { hashId } = first.state;
  const colorsAtStart = (ownHashId: string): string | undefined => {
    const stage = setUpFlows({ platform: { lastBrand } });
    stage.state.hashId = ownHashId;
    const properties = new Map<string, string>();
    const root = createRoot((name, value) => void properties.set(name, value));
    applyBranding(stage.state, { root, platform: stage.platform })();
    stage.close();
    return properties.get('--brand-primary');
  };
  const primary = colorsAtStart(hashId);
  expect(primary).toMatch(/^#/);
  expect(colorsAtStart('outro_banco')).toBe('');
  first.state.hashId = 'novo_nome';
  await Promise.resolve();
  expect(colorsAtStart('novo_nome')).toBe(primary);
  stopFirst();
  first.close();
});

test('[3.14] [16.9] colours that cannot be read are named in one console line, and counted in the report', async () => {
  const { log, failures } = createMemoryPlatform();
  const lines: string[] = [];
  const counts: string[] = [];
  const stage = setUpFlows({
    product: 'cartao-nio',
    platform: {
      log: { ...log, report: line => void lines.push(line) },
      failures: { ...failures, count: (...names) => void counts.push(names.join(': ')) },
    },
  });
  await stage.flows.open();
  const { config } = stage.state;
  if (!config) throw new Error('There is no configuration.');
  Object.assign(config.display.colors, { primary: 'navy', textColor: '', waveColor: 'oklch(0.5 0.1 20)' });
  const stop = applyBranding(stage.state, { root: createRoot(), platform: stage.platform });
  stage.state.themeChoice = 'dark';
  await Promise.resolve();
  expect(lines).toEqual(['[proposta] getSystem: unreadable colour: primary, waveColor']);
  expect(counts).toEqual(['getSystem: unreadable value']);
  stop();
  stage.close();
});

test.each(['light', 'dark'] as const)(
  '[1.6] [13.6] the colours of the %s theme with which code computes others are those of the style sheet',
  theme => {
    const { canvas, surface, raised, ink, error } = semanticTokens.colors;
    const hexOf = ({ value }: typeof ink): string | undefined => /#\w+/.exec(value[`_${theme}`])?.[0];
    expect(THEME_COLORS[theme]).toEqual({
      canvas: hexOf(canvas),
      surface: hexOf(surface),
      raised: hexOf(raised),
      ink: hexOf(ink),
      error: hexOf(error),
    });
  },
);

test("[1.6c] the browser's own bar has the colour of the page in both themes", async () => {
  const { documentHead } = createMemoryPlatform();
  const themeColors: string[] = [];
  const { state, platform, close } = setUpFlows({
    platform: {
      documentHead: { ...documentHead, setThemeColor: (color: string) => void themeColors.push(color) },
    },
  });
  const stop = applyBranding(state, { root: createRoot(), platform });
  const { _light: light, _dark: dark } = semanticTokens.colors.canvas.value;
  expect(themeColors.at(-1)).toBe(light);
  state.themeChoice = 'dark';
  await Promise.resolve();
  expect(themeColors.at(-1)).toBe(dark);
  stop();
  close();
});
