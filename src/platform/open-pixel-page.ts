import { tryOrUndefined } from '#shared/try-or-undefined.ts';
import type { PixelPart } from './pixel-parts.ts';
import type { PixelHost } from './pixels.ts';

interface ScriptPolicy {
  createScriptURL(text: string): string;
  createScript(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const unchecked: ScriptPolicy = { createScriptURL: text => text, createScript: text => text };

/**
 * Runs partners' scripts in the page itself, where they can read what the visitor types. A build option for those who
 * accept the risk (12.7, docs/decisions/0014). The Content-Security-Policy of the deployment must allow the scripts.
 */
export function openPixelPage(document: Document & { defaultView: unknown }): PixelHost {
  const { trustedTypes } = (document.defaultView ?? {}) as { trustedTypes?: TrustedTypes }; // missing in the compiler's DOM types
  const policy = tryOrUndefined(() => trustedTypes?.createPolicy('pixels', unchecked)) ?? unchecked;
  const loadImage = (src: string): void => {
    if (src !== '') document.createElement('img').src = src;
  };
  const append = (part: PixelPart): void => {
    if (part.kind === 'image') {
      loadImage(part.src);
      return;
    }
    const script = document.createElement('script');
    if (part.kind === 'code') script.text = policy.createScript(part.text);
    else {
      script.async = true;
      script.addEventListener('error', () => loadImage(part.fallback));
      script.src = policy.createScriptURL(part.src);
    }
    document.head.append(script);
  };
  return {
    // A script that the policy of the deployment forbids may throw; the journey continues without the pixel.
    run: part => tryOrUndefined(() => append(part)),
    send: () => undefined,
    close: () => undefined,
  };
}
