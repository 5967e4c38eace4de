import { findScenario, scenarios } from '#scenarios/index.ts';
import { findLender } from '#scenarios/lenders.ts';
import { nonPlainDialectId } from './dialects.ts';
import { workbenchStorageKey } from './forget-visitor.ts';
import { type HostKind, hostKinds } from './hosts.ts';
import { readLatency } from './read-latency.ts';

/** Widths at which screens are checked; 0 fills the available space. */
export const widths = [320, 360, 768, 1280, 1440, 0] as const;
export type Width = (typeof widths)[number];
/** 'auto': follows the service's colours and the device. */
export const themes = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themes)[number];
/** Pauses to choose from after each action of a walk, in ms. */
export const paces = [0, 300, 1200] as const;
export type Pace = (typeof paces)[number];
/** Additional delays of every answer to choose from, in ms. */
export const latencies = [0, 300, 1000, 3000, 10_000] as const;

/** The settings that the workbench stores. */
export interface WorkbenchSettings {
  scenario: string;
  search: string;
  tag: string;
  product: string;
  width: Width;
  theme: ThemeChoice;
  pace: Pace;
  latency: number;
  host: HostKind;
  /** Slug of the lender under whose name the product is served; empty for the product's own. */
  bank: string;
  /** Id of the service's dialect; empty for the plain one. */
  dialect: string;
  /** Groups of the catalogue that were folded or unfolded by hand. */
  toggledGroups: readonly string[];
  /** Shortcuts of one key; they can be switched off (WCAG 2.1.4). */
  shortcuts: boolean;
}

const defaults: WorkbenchSettings = {
  scenario: scenarios[0]?.id ?? '',
  search: '',
  tag: '',
  product: '',
  width: 360,
  theme: 'auto',
  pace: 300,
  latency: 0,
  host: 'browser',
  bank: '',
  dialect: '',
  toggledGroups: [],
  shortcuts: true,
};

/** Settings that the address contains, so that a link shows the same. The browser stores the others. */
export const settingsInAddress = [
  'scenario',
  'width',
  'theme',
  'latency',
  'host',
  'bank',
  'dialect',
] as const;

const findIn = <Value>(list: readonly Value[], value: unknown): Value | undefined =>
  list.find(entry => entry === value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Reads the valid settings and ignores anything else. */
function readValidSettings(settings: Readonly<Record<string, unknown>>): Partial<WorkbenchSettings> {
  const entries = {
    scenario: findScenario(textOf(settings.scenario) ?? '')?.id,
    search: textOf(settings.search),
    tag: textOf(settings.tag),
    product: textOf(settings.product),
    width: findIn(widths, settings.width === undefined ? undefined : Number(settings.width)),
    theme: findIn(themes, settings.theme),
    pace: findIn(paces, settings.pace),
    latency: readLatency(String(settings.latency)),
    host: findIn(hostKinds, settings.host),
    bank: settings.bank === '' ? '' : findLender(textOf(settings.bank) ?? null)?.slug,
    dialect: typeof settings.dialect === 'string' ? nonPlainDialectId(settings.dialect) : undefined,
    toggledGroups: Array.isArray(settings.toggledGroups) ? settings.toggledGroups.map(String) : undefined,
    shortcuts: typeof settings.shortcuts === 'boolean' ? settings.shortcuts : undefined,
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

/**
 * Reads the settings: those of the address override the stored ones, which override the defaults. A link with a
 * scenario leaves defaults out, so its situation takes nothing from the storage.
 */
export function readWorkbenchSettings(search: string, stored: string | null): WorkbenchSettings {
  let storedSettings: unknown;
  try {
    storedSettings = JSON.parse(stored ?? '{}');
  } catch {
    storedSettings = {};
  }
  const knownSettings =
    typeof storedSettings === 'object' && storedSettings !== null ? { ...storedSettings } : {};
  const query = new URLSearchParams(search);
  // The first of several values counts, as in a link to the app.
  const addressSettings = Object.fromEntries([...query].reverse());
  const validStored = readValidSettings(knownSettings);
  if (addressSettings.scenario !== undefined) for (const key of settingsInAddress) delete validStored[key];
  return { ...defaults, ...validStored, ...readValidSettings(addressSettings) };
}

/** The query of these settings. Defaults are left out, except for the scenario. */
export function queryOfSettings(settings: WorkbenchSettings): string {
  const query = new URLSearchParams();
  for (const key of settingsInAddress)
    if (key === 'scenario' || settings[key] !== defaults[key]) query.set(key, String(settings[key]));
  return `?${query}`;
}

/** An id in the address that belongs to no scenario. */
export function unknownScenarioIn(search: string): string | undefined {
  const id = new URLSearchParams(search).get('scenario');
  return id !== null && !findScenario(id) ? id : undefined;
}

export function loadSettings(): WorkbenchSettings {
  return readWorkbenchSettings(location.search, readStored());
}

/** With forbidden or full storage the workbench starts with its defaults. */
export function storeSettings(settings: WorkbenchSettings): void {
  history.replaceState(history.state, '', queryOfSettings(settings));
  try {
    localStorage.setItem(workbenchStorageKey, JSON.stringify(settings));
  } catch {
    // The address still names the scenario.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(workbenchStorageKey);
  } catch {
    return null;
  }
}
