import { metaOf, type PixelConfiguration, type PixelPart, partsOf } from './pixel-parts.ts';
import type { JourneyEvent } from './tracking.ts';

/** Where partners' scripts run. Nothing here throws, and nothing they do comes back. */
export interface PixelHost {
  run(part: PixelPart): void;
  tell(event: JourneyEvent): void;
  close(): void;
}

/**
 * A hidden frame without an origin (12.7): it reaches neither the page nor its storage, opens nothing and leads nowhere. It hears
 * over a port what is to be run and what happens in the journey.
 * @param folder address of the pixels folder, with a slash at the end.
 */
export function openPixelFrame(document: Document, folder: string): PixelHost {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('allow', '');
  frame.setAttribute('referrerpolicy', 'no-referrer');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.hidden = true;
  frame.title = 'Parceiros';
  const { port1: here, port2: there } = new MessageChannel();
  frame.addEventListener(
    'load',
    // A frame without an origin has no name to send to: what goes is the port alone, before any script of others has run.
    () => frame.contentWindow?.postMessage('pixels', '*', [there]),
    { once: true },
  );
  frame.src = `${folder}frame.html`;
  document.body.append(frame);
  return {
    run: part => here.postMessage({ part }),
    tell: event => here.postMessage({ event }),
    close() {
      here.close();
      frame.remove();
    },
  };
}

/**
 * Sets the pixels of a visit. A mark that a partner looks for goes into the page itself: it is a name and a text, nothing runs.
 * @param host where they run: the frame, or the page by the choice of a build (12.7).
 */
export function setPixels(
  document: Document,
  host: PixelHost,
  pixels: readonly PixelConfiguration[],
  number: () => number = Math.random,
): void {
  for (const pixel of pixels) {
    const meta = metaOf(pixel);
    if (meta) {
      const element = document.createElement('meta');
      element.name = meta.name;
      element.content = meta.content;
      document.head.append(element);
    }
    for (const part of partsOf(pixel, number)) host.run(part);
  }
}
