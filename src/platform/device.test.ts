import { expect, test } from 'vitest';
import { createDevice, type DeviceWindow } from './device.ts';

const windowWith = (
  navigator: Partial<DeviceWindow['navigator']> = {},
  href = 'https://a.exemplo.com/',
): DeviceWindow => ({
  screen: { width: 360, height: 800 },
  innerWidth: 360,
  innerHeight: 640,
  location: { href },
  navigator: { userAgent: '', language: 'pt-BR', ...navigator },
});

test('[3.45] the tracking has screen, window, memory, cores, connection, language, time zone, address and position', () => {
  const device = createDevice(
    windowWith({
      deviceMemory: 8,
      hardwareConcurrency: 4,
      connection: { type: 'wifi', effectiveType: '4g', downlink: 10 },
    }),
  );
  expect(device.collectTracking({ latitude: -23.5, longitude: -46.6 })).toEqual({
    screenSize: '360x800',
    windowSize: '360x640',
    deviceMemory: 8,
    hardwareConcurrency: 4,
    connectionType: 'wifi',
    connectionSpeed: 10,
    language: 'pt-BR',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    timezoneOffset: new Date().getTimezoneOffset(),
    currentUrl: 'https://a.exemplo.com/',
    latitude: -23.5,
    longitude: -46.6,
  });
});

test('facts that the browser does not provide are absent', () => {
  const tracking = createDevice(windowWith()).collectTracking({});
  expect(Object.keys(tracking)).toEqual([
    'screenSize',
    'windowSize',
    'language',
    'timezone',
    'timezoneOffset',
    'currentUrl',
  ]);
  expect(
    createDevice(windowWith({ connection: { effectiveType: '3g' } })).collectTracking({}).connectionType,
  ).toBe('3g');
});

test('[12.1] [2.22] a parameter whose name only contains that of a token stays', () => {
  const address = 'https://a.exemplo.com/dados?tokens=1&TOKEN=2&utm=x';
  expect(createDevice(windowWith({}, address)).collectTracking({}).currentUrl).toBe(
    'https://a.exemplo.com/dados?tokens=1&utm=x',
  );
});

test('[12.1] the reported address has no token, hash or fragment', () => {
  const address =
    'https://u:p@a.exemplo.com/dados?token=T1&utm=x&jwtToken=T2&userOfficeToken=T3&Agx_hash=T4&agx_hash=T5&agx_hash=T6#T7';
  expect(createDevice(windowWith({}, address)).collectTracking({}).currentUrl).toBe(
    'https://a.exemplo.com/dados?utm=x',
  );
});

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'AppleWebKit/537.36 (KHTML, like Gecko)';
test.each([
  [
    true,
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari} Version/18.0 Mobile/15E148 Safari/604.1`,
    5,
  ],
  [
    true,
    'Android phone',
    `Mozilla/5.0 (Linux; Android 15; Pixel 8) ${android} Chrome/140.0.0.0 Mobile Safari/537.36`,
    5,
  ],
  [
    true,
    'Android tablet',
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${android} Chrome/140.0.0.0 Safari/537.36`,
    5,
  ],
  [
    true,
    'web view',
    `Mozilla/5.0 (Linux; Android 14; Moto G; wv) ${android} Version/4.0 Chrome/111.0.0.0 Mobile Safari/537.36`,
    5,
  ],
  [
    true,
    'old iPad',
    `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${safari} Version/12.1 Mobile/15E148 Safari/604.1`,
    5,
  ],
  [
    true,
    'new iPad',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/18.0 Safari/605.1.15`,
    5,
  ],
  [
    false,
    'Mac with a drawing tablet',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/18.0 Safari/605.1.15`,
    1,
  ],
  [false, 'Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Version/18.0 Safari/605.1.15`, 0],
  [
    false,
    'Windows with a touch screen',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${android} Chrome/140.0.0.0 Safari/537.36`,
    10,
  ],
])('[9.38b] mobile is %s for %s', (mobile, _name, userAgent, maxTouchPoints) => {
  expect(createDevice(windowWith({ userAgent, maxTouchPoints })).isMobile()).toBe(mobile);
});
