import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Journey } from '../journey.ts';
import type { ForeignService } from '../service/start-service.ts';
import type { Visit } from '../service/visit.ts';
import type { Stage } from './stage.ts';

/** A journey, and where it is played. */
export interface PlayedJourney {
  journey: Journey;
  service: ForeignService;
  appUrl: string;
}

/** Opens a browser of its own for a visit from Brazil. @returns the stage, and the complaints that it collects. */
export async function openStage(
  browser: Browser,
  { journey, service, appUrl }: PlayedJourney,
  visit: Visit,
  device: BrowserContextOptions,
): Promise<{ stage: Stage; complaints: ReadonlySet<string> }> {
  const complaints = new Set<string>();
  const context = await browser.newContext({
    ...device,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  const stage: Stage = {
    context,
    appUrl,
    origins: [appUrl, service.url],
    page: await context.newPage(),
    journey,
    visit,
    complain: complaint => complaints.add(complaint),
  };
  return { stage, complaints };
}
