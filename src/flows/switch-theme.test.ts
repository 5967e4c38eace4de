import { expect, test } from 'vitest';
import { createAppState } from '#state/app-state.ts';
import { createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { switchTheme } from './switch-theme.ts';

test('[4.40c] the embedding app gets the theme that the visitor chose', () => {
  const messages: unknown[] = [];
  const state = createAppState();
  const { webview, ...platform } = createMemoryPlatform();
  const recording = {
    ...platform,
    webview: { ...webview, send: (event: string) => void messages.push(event) },
  };
  state.theme = 'light';
  switchTheme({ state, platform: recording });
  expect(state.theme).toBe('dark');
  switchTheme({ state, platform: recording });
  expect(messages).toEqual(['darkTheme', 'lightTheme']);
});
