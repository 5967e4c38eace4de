import './theme/global.css';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { unbrokenDashes } from './unbroken-dashes.tsx';

afterEach(cleanup);

test.each([
  'Atenção - Cookies bloqueados!',
  'Empréstimo consignado INSS · Banco PAN',
  'Documento: RG - CNH - RNE',
  'Situação da proposta',
])('[15.8] no line of "%s" ends or begins with its dash or dot, and no letter changes', text => {
  const { container } = render(<p>{unbrokenDashes(text)}</p>);
  expect(container.textContent).toBe(text);
  const group = container.querySelector('span');
  const loose = [...(container.querySelector('p')?.childNodes ?? [])].filter(node => node instanceof Text);
  expect(loose.map(node => node.data).join('')).not.toMatch(/[-–·]/);
  for (let width = 180; width < 330; width += 5) {
    container.style.width = `${width}px`;
    expect(group?.getClientRects().length ?? 1).toBe(1);
    const lineHeight = Number.parseFloat(getComputedStyle(container).lineHeight);
    expect(group?.clientHeight ?? 0).toBeLessThan(lineHeight * 1.5);
  }
});
