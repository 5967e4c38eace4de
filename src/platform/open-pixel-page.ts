import { tryOrUndefined } from './is-blocked.ts';
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
 * Runs partners' scripts in the page itself: the choice of a build that accepts the risk (12.7, docs/decisions/0014).
 * They can read what the visitor types. They run only if the deployment's Content-Security-Policy allows it.
 */
export function openPixelPage(document: Document & { defaultView: unknown }): PixelHost {
  const { trustedTypes } = (document.defaultView ?? {}) as { trustedTypes?: TrustedTypes }; // missing in the compiler's DOM types
  const policy = tryOrUndefined(() => trustedTypes?.createPolicy('pixels', unchecked)) ?? unchecked;
  const picture = (src: string): void => {
    if (src !== '') document.createElement('img').src = src;
  };
  const append = (part: PixelPart): void => {
    if (part.kind === 'image') {
      picture(part.src);
      return;
    }
    const script = document.createElement('script');
    if (part.kind === 'code') script.text = policy.createScript(part.text);
    else {
      script.async = true;
      script.addEventListener('error', () => picture(part.fallback));
      script.src = policy.createScriptURL(part.src);
    }
    document.head.append(script);
  };
  return {
    // If the deployment does not list the policy, creating it throws: then there is no pixel, and the journey
    // continues.
    run: part => tryOrUndefined(() => append(part)),
    send: () => undefined,
    close: () => undefined,
  };
}
