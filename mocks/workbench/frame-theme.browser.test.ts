import { expect, onTestFinished, test, vi } from 'vitest';
import { rememberFrameTheme, watchFrameTheme } from './frame-theme.ts';

test('[10.7i] the workbench notices the theme that its visitor chooses in the app', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  onTestFinished(() => {
    rememberFrameTheme('auto');
    frame.remove();
  });
  const { contentDocument } = frame;
  if (!contentDocument) throw new Error('The frame has no page.');
  const themes: string[] = [];
  rememberFrameTheme('light');
  watchFrameTheme(contentDocument, theme => themes.push(theme));
  expect(themes).toEqual(['light']);
  rememberFrameTheme('dark');
  contentDocument.documentElement.dataset.theme = 'dark';
  await vi.waitFor(() => expect(themes).toEqual(['light', 'dark']));
});
