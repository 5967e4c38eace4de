import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';

/**
 * Leaves the final page (3.11): asks the embedding app to show its home (4.40), or opens the landing page if there is
 * no such app (assumption 3.11).
 */
export function leaveFinalPage({ platform, state }: Context): NextAction {
  if (!platform.webview.props().isWebView) return go({ kind: 'landing', variant: state.rules.landing });
  platform.webview.send('home');
  return stay;
}
