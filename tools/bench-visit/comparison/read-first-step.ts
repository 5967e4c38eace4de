import type { WireStep, WireSystem } from '#scenarios/wire.ts';

/** Calls the service as the app does: the same operation and headers, on another origin, which causes a preflight. */
export async function readFirstStep(): Promise<WireStep> {
  const text = document.getElementById('deployment')?.textContent ?? '';
  const { serviceUrl, credential }: { serviceUrl: string; credential: string } = JSON.parse(text);
  const hashId = new URLSearchParams(window.location.search).get('agx_hash') ?? '';
  const answer = await fetch(`${serviceUrl}/unauth/product-self-contract/${hashId}/system`, {
    headers: { Authorization: `Bearer ${credential}`, version: 'v2' },
    credentials: 'omit',
    cache: 'no-store',
  });
  const { data }: { data: WireSystem } = await answer.json();
  const [step] = data.steps ?? [];
  if (!step) throw new Error("The service's answer has no step.");
  return step;
}
