import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TextLink } from './text-link.tsx';

afterEach(cleanup);

test('[12.2] [12.1] a page in a new tab has no access to the journey and does not learn its address', () => {
  const { container } = render(
    <TextLink href="https://exemplo.com.br/" opensNewTab>
      Ajuda
    </TextLink>,
  );
  const link = container.querySelector('a');
  expect(link?.target).toBe('_blank');
  expect([...(link?.relList ?? [])]).toEqual(['noopener', 'noreferrer']);
});
