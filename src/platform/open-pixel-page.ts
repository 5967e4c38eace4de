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

const plain: ScriptPolicy = { createScriptURL: text => text, createScript: text => text };

/**
 * Partners' scripts in the page itself: the choice of a build that accepts the risk (12.7, docs/decisions/0014). They can read what
 * the visitor types. They run only where the deployment's Content-Security-Policy lets them.
 */
export function openPixelPage(document: Document & { defaultView: unknown }): PixelHost {
  const { trustedTypes } = (document.defaultView ?? {}) as { trustedTypes?: TrustedTypes }; // not yet in the compiler's DOM
  const policy = tryOrUndefined(() => trustedTypes?.createPolicy('pixels', plain)) ?? plain;
  const picture = (src: string): void => {
    if (src !== '') document.createElement('img').src = src;
  };
  const put = (part: PixelPart): void => {
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
    // A policy that the deployment has not listed refuses by throwing: then there is no pixel, and the journey goes on.
    run: part => tryOrUndefined(() => put(part)),
    tell: () => undefined,
    close: () => undefined,
  };
}
