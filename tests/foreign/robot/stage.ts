import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Journey } from '../journey.ts';
import type { Visit } from '../service/visit.ts';

/**
 * How long the robot waits for what a visitor waits for (ms). A busy machine needs many times what a quiet one needs.
 */
export const PATIENCE = 60_000;

/** The visitor's browser, the service that it talks to, and the list of what is wrong. */
export interface Stage {
  context: BrowserContext;
  appUrl: string;
  /** Origins to which the app may send requests. */
  origins: readonly string[];
  /** The tab in which the visitor is. */
  page: Page;
  journey: Journey;
  visit: Visit;
  complain(complaint: string): void;
}

/** The journey cannot go on: the rest of it would only repeat the complaint. */
export class DeadEnd extends Error {
  override name = 'DeadEnd';
}

/** Waits until the condition is true. @returns false if it is not within the time. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  time = PATIENCE,
): Promise<boolean> {
  const end = Date.now() + time;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() > end) return false;
    await new Promise(resolve => setTimeout(resolve, 40));
  }
}

/** The path of the address, without its slash: the slug of the step that is open (2.15). */
export const openSlug = ({ page }: Stage): string =>
  decodeURIComponent(new URL(page.url()).pathname.slice(1));

export const mainOf = ({ page }: Stage): Locator => page.getByRole('main');

/** The screen as its roles, names and texts, for complaints. */
export const describeScreen = ({ page }: Stage): Promise<string> =>
  page
    .locator('body')
    .ariaSnapshot({ timeout: 2000 })
    .then(
      outline => `\n${outline.slice(0, 4000)}\n`,
      () => 'the page does not answer',
    );

/** A text without line breaks and no-break spaces. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
