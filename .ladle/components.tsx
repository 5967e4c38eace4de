import type { GlobalProvider } from '@ladle/react';
import { StrictMode, useEffect, useState } from 'react';
import { applyBrand, brands } from '#stories/brands.ts';
import { ThemeContext } from '#stories/theme-context.ts';
import '#ui/theme/global.css';
import './ladle.css';

/** Wraps every story in the theme of the toolbar and a brand, which the address can choose: `?brand=amarelo`. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const dark = globalState.theme === 'dark';
  const [brand, setBrand] = useState(() => new URLSearchParams(location.search).get('brand') ?? 'padrao');
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    applyBrand(document.documentElement, brand, dark ? 'dark' : 'light');
  }, [brand, dark]);
  const preview = globalState.mode === 'preview';
  return (
    <>
      {!preview && (
        <label style={{ position: 'fixed', right: 8, bottom: 8, zIndex: 20, font: '12px monospace' }}>
          marca{' '}
          <select value={brand} onChange={event => setBrand(event.target.value)} style={{ fontSize: 12 }}>
            {Object.keys(brands).map(name => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      <StrictMode>
        <ThemeContext value={dark ? 'dark' : 'light'}>{children}</ThemeContext>
      </StrictMode>
    </>
  );
};
