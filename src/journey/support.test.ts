import { expect, test } from 'vitest';
import { supportOf } from './support.ts';

const display = (supportUrl: string, hideWhatsAppButton = false) => ({
  hideWhatsAppButton,
  homePage: { buttonText: '', pageTitle: '', supportUrl, offersUrl: '', topText: '', topSubText: '' },
});
const DEPLOYMENT_URL = 'https://atendimento.exemplo.com.br/';

test('[3.12] help leads to the support address of the configuration', () => {
  expect(supportOf(display('https://ajuda.exemplo.com.br/boleto'), DEPLOYMENT_URL)?.href).toBe(
    'https://ajuda.exemplo.com.br/boleto',
  );
});

test('[9.39] without a safe address in the configuration help leads to the contact of the deployment', () => {
  for (const unsafeUrl of ['', '   ', 'javascript:alert(1)', 'http://ajuda.exemplo.com.br', 'ajuda'])
    expect(supportOf(display(unsafeUrl), DEPLOYMENT_URL)?.href, unsafeUrl).toBe(DEPLOYMENT_URL);
  expect(supportOf(display(''), '')).toBeUndefined();
});

test('[3.16] hideWhatsAppButton hides the help, whatever the source of its address', () => {
  expect(supportOf(display('https://wa.me/5511999990000', true), DEPLOYMENT_URL)).toBeUndefined();
});

test.each([
  ['https://wa.me/5511999990000', true],
  ['https://api.whatsapp.com/send?phone=5511999990000', true],
  ['https://wa.me.mau.exemplo.com/', false],
  ['https://ajuda.exemplo.com.br/whatsapp.com', false],
])('whether %s belongs to WhatsApp: %s', (href, isWhatsApp) => {
  expect(supportOf(display(href), '')?.isWhatsApp).toBe(isWhatsApp);
});
