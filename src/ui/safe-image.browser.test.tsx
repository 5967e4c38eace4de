import './theme/global.css';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
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

test('[12.2] [3.4a] if an image is refused or fails, the next one is tried, and the fallback at the end', () => {
  const { container } = render(
    <SafeImage
      src="http://imagens.exemplo.com.br/mini.svg"
      alternatives={['https://imagens.exemplo.com.br/logo.svg', 'https://imagens.exemplo.com.br/banco.svg']}
      fallback="Banco"
    />,
  );
  const getImage = () => container.querySelector('img');
  for (const name of ['logo', 'banco']) {
    const image = getImage();
    expect(image?.src).toBe(`https://imagens.exemplo.com.br/${name}.svg`);
    if (image) fireEvent.error(image);
  }
  expect(getImage()).toBeNull();
  expect(container.textContent).toBe('Banco');
});

test('[3.15] [14.4] the fallback stands until the image has arrived, which takes no space before', async () => {
  const { container } = render(
    <SafeImage
      src="https://imagens.exemplo.com.br/logo.svg"
      alt="Banco"
      fallback="Banco"
      showsFallbackFirst
    />,
  );
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no image.');
  expect(container.textContent).toBe('Banco');
  expect(getComputedStyle(image).position).toBe('absolute');
  expect(page.getByRole('img').elements()).toEqual([]);
  fireEvent.load(image);
  expect(container.textContent).toBe('');
  await expect.element(page.getByRole('img', { name: 'Banco' })).toBeInTheDocument();
  expect(getComputedStyle(image).position).toBe('static');
});
