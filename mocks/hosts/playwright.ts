import type { BrowserContext, Page } from '@playwright/test';
import type { Engine } from '../engine.ts';

/** Lets an engine answer what a page (or every page of a context) asks the service and the external services. */
export async function routeThrough(target: Page | BrowserContext, engine: Engine): Promise<void> {
  await target.route(
    url => engine.owns(url),
    async route => {
      const asked = route.request();
      const headers = await asked.allHeaders();
      const cors = {
        'access-control-allow-origin': headers.origin ?? '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      };
      if (asked.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
      // Pseudo headers of HTTP/2 (":method") are no headers of a Request.
      const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
      const body = asked.postDataBuffer();
      const response = await engine.handle(
        new Request(asked.url(), {
          method: asked.method(),
          headers: plain,
          body: body ? new Uint8Array(body) : null,
        }),
      );
      // The page may be gone by the time a slow answer comes; then nobody waits for it.
      const whole =
        response.type === 'error' ? undefined : await response.arrayBuffer().catch(() => undefined);
      if (!whole) return route.abort('failed').catch(() => undefined);
      return route
        .fulfill({
          status: response.status,
          headers: { ...Object.fromEntries(response.headers), ...cors },
          body: Buffer.from(whole),
        })
        .catch(() => undefined);
    },
  );
}
