import type { Stage } from './stage.ts';

/**
 * Lines without a fault: what a browser writes by itself about an answer that is an error, the rules that the app
 * applies, and that a busy machine did not answer within the three seconds that the address of the device may take.
 */
const HARMLESS_LINES = /^Failed to load resource|^\[proposta\] rules: |^Device IP not found$/;

/**
 * Notes every line of the console, every error of a script, and every request to somebody else.
 * @param expectedLines lines that this journey brings about.
 */
export function watchPage({ page, visit, origins, complain }: Stage, expectedLines?: RegExp): void {
  page.on('pageerror', error => complain(`a script fails: ${error.message}`));
  page.on('console', message => {
    const text = message.text();
    if (HARMLESS_LINES.test(text) || expectedLines?.test(text) || isExpected(text)) return;
    complain(`the console says (${message.type()}): ${text}`);
  });
  page.on('request', request => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin))
      complain(`a request leaves for ${request.url()}`);
  });

  /**
   * The app reports a call that the service has refused, with its status (`[proposta] updateStep: 422`), or that was
   * lost.
   */
  function isExpected(text: string): boolean {
    const [, operation, status] = /^\[proposta\] (\w+): (\S+)/.exec(text) ?? [];
    return visit.calls.some(
      call => call.operation === operation && (call.isLost === true || String(call.status) === status),
    );
  }
}
