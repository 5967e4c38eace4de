import type { PixelFile } from '#shared/pixel-file.ts';
import { metaOf, type PixelPart, partsOf } from './pixel-parts.ts';
import type { JourneyEvent } from './tracking.ts';

/** Runs partners' scripts. No method throws, and the scripts cannot send anything back. */
export interface PixelHost {
  run(part: PixelPart): void;
  send(event: JourneyEvent): void;
  close(): void;
}

/**
 * Opens a hidden frame without an origin (12.7). The frame has no access to the page and its storage, and cannot
 * navigate the page. It receives scripts and events of the journey through a port.
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
  const { port1: ownPort, port2: framePort } = new MessageChannel();
  frame.addEventListener(
    'load',
    // The origin must be '*', because the frame has none. Only the port is sent, before any script of a partner runs.
    () => frame.contentWindow?.postMessage('pixels', '*', [framePort]),
    { once: true },
  );
  frame.src = `${folder}frame.html`;
  document.body.append(frame);
  return {
    run: part => ownPort.postMessage({ part }),
    send: event => ownPort.postMessage({ event }),
    close() {
      ownPort.close();
      frame.remove();
    },
  };
}

/**
 * Adds the elements by which partners verify the site to the page; each is only a name and a text. `configure` writes
 * them into the page where it fills it, so the page may have them.
 */
export function addVerification(document: Document, pixels: readonly PixelFile[]): void {
  const present = [...document.querySelectorAll('meta')];
  for (const pixel of pixels) {
    const meta = metaOf(pixel);
    if (!meta || present.some(({ name, content }) => name === meta.name && content === meta.content))
      continue;
    const element = document.createElement('meta');
    element.name = meta.name;
    element.content = meta.content;
    document.head.append(element);
  }
}

/**
 * Runs the pixels of a visit.
 * @param host runs the scripts: the frame, or the page if the build says so (12.7).
 */
export function runPixels(
  host: PixelHost,
  pixels: readonly PixelFile[],
  randomNumber: () => number = Math.random,
): void {
  for (const pixel of pixels) for (const part of partsOf(pixel, randomNumber)) host.run(part);
}
