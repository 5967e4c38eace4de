import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AppContext } from '#hooks/app-context.ts';
import { createStaticApp } from '#hooks/create-static-app.ts';
import { TrackingConsentLine } from './tracking-consent-line.tsx';

afterEach(cleanup);

test.each([
  [false, 'Seu nome, CPF e contatos não são enviados.'],
  [true, 'Os programas deles funcionam dentro desta página.'],
])(
  '[12.7] where the scripts of partners run in the page (%s) the question says: %s',
  (runsPixelsInPage, text) => {
    const app = createStaticApp({ slug: 'step', details: {}, contracts: [], returnableStep: '' });
    const { container } = render(
      <AppContext.Provider value={{ ...app, runsPixelsInPage }}>
        <TrackingConsentLine />
      </AppContext.Provider>,
    );
    expect(container.querySelector('p')?.textContent).toBe(
      `Podemos informar a parceiros em que etapa você está? ${text}`,
    );
  },
);
