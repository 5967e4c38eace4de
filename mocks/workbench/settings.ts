import { findScenario, scenarios } from '#scenarios/index.ts';
import { findLender } from '#scenarios/lenders.ts';
import { changedDialect } from './dialects.ts';
import { ownKey } from './forget-visitor.ts';
import { type HostKind, hostKinds } from './hosts.ts';

/** Widths that the look is checked at; 0 takes the room there is. */
export const widths = [320, 360, 768, 1280, 1440, 0] as const;
export type Width = (typeof widths)[number];
/** 'auto': as the service's colours and the device say. */
export const themes = ['auto', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themes)[number];
/** Pause after each action of a walk, in ms. */
export const paces = [0, 300, 1200] as const;
export type Pace = (typeof paces)[number];
/** Time that every answer takes in addition, in ms. */
export const latencies = [0, 300, 1000, 3000, 10_000] as const;

/** What the workbench remembers of how somebody works. */
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
  /** Slug of the lender under whose name the product is served; empty: the product's own. */
  bank: string;
  /** Id of the dialect in which the service speaks; empty: the plain one. */
  dialect: string;
  /** Groups of the catalogue that are not as they begin: folded or unfolded by hand. */
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

/** These stand in the address, so that a link shows the same; the rest stays with the browser. */
const inAddress = ['scenario', 'width', 'theme', 'latency', 'host', 'bank', 'dialect'] as const;

const oneOf = <Value>(list: readonly Value[], value: unknown): Value | undefined =>
  list.find(known => known === value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Takes over what is understood; whatever else stands there is left alone. */
function read(found: Readonly<Record<string, unknown>>): Partial<WorkbenchSettings> {
  const latency = Number(found.latency);
  const entries = {
    scenario: findScenario(textOf(found.scenario) ?? '')?.id,
    search: textOf(found.search),
    tag: textOf(found.tag),
    product: textOf(found.product),
    width: oneOf(widths, found.width === undefined ? undefined : Number(found.width)),
    theme: oneOf(themes, found.theme),
    pace: oneOf(paces, found.pace),
    latency: found.latency !== undefined && latency >= 0 && latency <= 60_000 ? latency : undefined,
    host: oneOf(hostKinds, found.host),
    bank: found.bank === '' ? '' : findLender(textOf(found.bank) ?? null)?.slug,
    dialect: typeof found.dialect === 'string' ? changedDialect(found.dialect) : undefined,
    toggledGroups: Array.isArray(found.toggledGroups) ? found.toggledGroups.map(String) : undefined,
    shortcuts: typeof found.shortcuts === 'boolean' ? found.shortcuts : undefined,
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

/** The address first, then what this browser remembers, then how the workbench begins. */
export function readWorkbenchSettings(search: string, stored: string | null): WorkbenchSettings {
  let remembered: unknown;
  try {
    remembered = JSON.parse(stored ?? '{}');
  } catch {
    remembered = {};
  }
  const known = typeof remembered === 'object' && remembered !== null ? { ...remembered } : {};
  return { ...defaults, ...read(known), ...read(Object.fromEntries(new URLSearchParams(search))) };
}

/** The query that shows the same; what is as the workbench begins is left out, the scenario aside. */
export function queryOfSettings(settings: WorkbenchSettings): string {
  const query = new URLSearchParams();
  for (const key of inAddress)
    if (key === 'scenario' || settings[key] !== defaults[key]) query.set(key, String(settings[key]));
  return `?${query}`;
}

/** The id in the address that no scenario has. */
export function unknownScenarioIn(search: string): string | undefined {
  const id = new URLSearchParams(search).get('scenario');
  return id !== null && !findScenario(id) ? id : undefined;
}

export function loadSettings(): WorkbenchSettings {
  return readWorkbenchSettings(location.search, stored());
}

/** Forbidden or full storage only means that the workbench begins anew. */
export function keepSettings(settings: WorkbenchSettings): void {
  history.replaceState(history.state, '', queryOfSettings(settings));
  try {
    localStorage.setItem(ownKey, JSON.stringify(settings));
  } catch {
    // The address still knows the scenario.
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(ownKey);
  } catch {
    return null;
  }
}
