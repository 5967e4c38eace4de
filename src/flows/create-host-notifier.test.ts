import { expect, test } from 'vitest';
import { createAppState } from '#state/app-state.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { createHostNotifier } from './create-host-notifier.ts';

function setUpNotifier() {
  const messages: unknown[] = [];
  const state = createAppState();
  const props = { isWebView: true, topInset: 0, bottomInset: 0, dispatchCopyHash: false };
  const platform = createMemoryPlatform({
    webview: {
      isHosted: true,
      props: () => props,
      subscribe: () => () => undefined,
      send: (...message) => void messages.push(message),
    },
  });
  return { sent: messages, state, props, notifyHost: createHostNotifier({ state, platform }) };
}

test('[4.40a] the embedding app gets one event when the journey is finished', () => {
  const { sent, state, notifyHost } = setUpNotifier();
  state.place = { kind: 'step', slug: 'dados' };
  notifyHost();
  state.place = { kind: 'finalPage' };
  notifyHost();
  notifyHost();
  expect(sent).toEqual([['finished']]);
});

test('[4.40d] [3.44c] copyHash sends the hash when the host requests it, and again when the hash changes', () => {
  const { sent, state, props, notifyHost } = setUpNotifier();
  state.hashId = 'abc';
  notifyHost();
  expect(sent).toEqual([]);
  props.dispatchCopyHash = true;
  notifyHost();
  notifyHost();
  state.hashId = 'def';
  notifyHost();
  expect(sent).toEqual([
    ['copyHash', 'abc'],
    ['copyHash', 'def'],
  ]);
});

test('[3.44] each request for the hash gets an answer', () => {
  const { sent, state, props, notifyHost } = setUpNotifier();
  state.hashId = 'abc';
  props.dispatchCopyHash = true;
  notifyHost();
  props.dispatchCopyHash = false;
  notifyHost();
  props.dispatchCopyHash = true;
  notifyHost();
  expect(sent).toHaveLength(2);
});

test('[4.40d] [12.8] a proposal that only the cookie names goes to the embedding app once the visitor has continued it', () => {
  const { sent, state, props, notifyHost } = setUpNotifier();
  props.dispatchCopyHash = true;
  state.hashId = 'abc';
  state.launchParams = { ...state.launchParams, hashSource: 'cookie' };
  notifyHost();
  expect(sent).toEqual([]);
  state.launchParams = { ...state.launchParams, hashSource: 'tab' };
  notifyHost();
  expect(sent).toEqual([['copyHash', 'abc']]);
});
