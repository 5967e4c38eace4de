import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { browserFloor, buildTarget, mdnFloor, readFloor } from './browser-floor.ts';

test('[16.1] package.json declares the oldest supported browsers, and the build has exactly these targets', async () => {
  expect(browserFloor.length).toBeGreaterThanOrEqual(4);
  const config = await resolveConfig(
    { configFile: 'vite.config.ts', logLevel: 'silent' },
    'build',
    'production',
  );
  expect(config.build.target).toEqual(buildTarget);
  expect(config.build.cssTarget).toEqual(buildTarget);
});

test('a query gives one browser with its oldest version; other queries are refused; the build and MDN have their own names for a browser', () => {
  expect(readFloor(['ios_saf >= 16.4'])).toEqual([{ name: 'ios_saf', version: '16.4' }]);
  expect(() => readFloor(['last 2 versions'])).toThrow('"last 2 versions" is not of the form');
  expect(() => readFloor(['netscape >= 4'])).toThrow('netscape >= 4');
  expect(buildTarget).toContain(`ios${browserFloor.find(({ name }) => name === 'ios_saf')?.version}`);
  expect(mdnFloor.map(({ id }) => id)).toEqual(expect.arrayContaining(['webview_android', 'safari_ios']));
});
