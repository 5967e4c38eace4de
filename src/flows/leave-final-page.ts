import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';

/**
 * The button of the final page (3.11): an embedding app is asked to show its home (4.40); elsewhere the landing page
 * opens (assumption 3.11).
 */
export function leaveFinalPage({ platform, state }: Context): NextAction {
  if (!platform.webview.props().isWebView) return go({ kind: 'landing', variant: state.rules.landing });
  platform.webview.send('home');
  return stay;
}
