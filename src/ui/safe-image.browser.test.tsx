import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SafeImage } from './safe-image.tsx';

afterEach(cleanup);

test.each([
  'http://imagens.exemplo.com.br/logo.svg',
  'https://banco@imagens.exemplo.com.br/logo.svg',
  'https://:senha@imagens.exemplo.com.br/logo.svg',
  'logo.svg',
])('[12.2] the image at %s is not requested, the fallback is shown', src => {
  const { container } = render(<SafeImage src={src} fallback="Banco" />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('Banco');
});

test('[12.2] [12.1] the service of an image does not learn the address of the page', () => {
  const { container } = render(<SafeImage src="https://imagens.exemplo.com.br/logo.svg" />);
  expect(container.querySelector('img')?.referrerPolicy).toBe('no-referrer');
});
