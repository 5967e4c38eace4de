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
  return { sent: messages, state, props, look: createHostNotifier({ state, platform }) };
}

test('[4.40a] the embedding app gets one event when the journey is finished', () => {
  const { sent, state, look } = setUpNotifier();
  state.place = { kind: 'step', slug: 'dados' };
  look();
  state.place = { kind: 'finalPage' };
  look();
  look();
  expect(sent).toEqual([['finished']]);
});

test('[4.40d] [3.44c] [3.44, 4.40] copyHash sends the hash when the host requests it, and again when the hash changes', () => {
  const { sent, state, props, look } = setUpNotifier();
  state.hashId = 'abc';
  look();
  expect(sent).toEqual([]);
  props.dispatchCopyHash = true;
  look();
  look();
  state.hashId = 'def';
  look();
  expect(sent).toEqual([
    ['copyHash', 'abc'],
    ['copyHash', 'def'],
  ]);
});

test('[3.44] each request for the hash gets an answer', () => {
  const { sent, state, props, look } = setUpNotifier();
  state.hashId = 'abc';
  props.dispatchCopyHash = true;
  look();
  props.dispatchCopyHash = false;
  look();
  props.dispatchCopyHash = true;
  look();
  expect(sent).toHaveLength(2);
});
