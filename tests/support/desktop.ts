import { createDevice } from '#platform/device.ts';

/** The device of a visitor at a computer. */
export const desktop = createDevice({
  screen: { width: 1280, height: 800 },
  innerWidth: 1280,
  innerHeight: 800,
  location: { href: 'https://proposta.exemplo.com.br/' },
  navigator: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', language: 'pt-BR' },
});
