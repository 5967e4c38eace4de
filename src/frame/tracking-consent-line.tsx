import type { ReactNode } from 'react';
import { useApp } from '#hooks/app-context.ts';
import { css } from '#styled/css/index.js';
import { focusHeading } from '#ui/focus-heading.ts';
import { TextLink } from '#ui/text-link.tsx';

/** Asks whether partners may receive events (12.7). It is part of the layout of the page, so it covers nothing. */
export function TrackingConsentLine(): ReactNode {
  const { flows, runsPixelsInPage } = useApp();
  const answer = (isPermitted: boolean): void => {
    void flows.answerTrackingConsent(isPermitted);
    // The focused button disappears with the whole line.
    focusHeading();
  };
  return (
    <section aria-label="Privacidade" className={line}>
      <p className={textBlock}>
        Podemos informar a parceiros em que etapa você está?{' '}
        {runsPixelsInPage
          ? 'Os programas deles funcionam dentro desta página.'
          : 'Seu nome, CPF e contatos não são enviados.'}
      </p>
      <div className={actions}>
        <TextLink onPress={() => answer(true)}>Permitir</TextLink>
        <TextLink onPress={() => answer(false)}>Não permitir</TextLink>
      </div>
    </section>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '5',
  // In line with the column of the form.
  paddingInline: { base: 'page', md: '[max(48px, (100% - {sizes.form}) / 2)]' },
  paddingTop: '2',
  paddingBottom: { md: '2' },
  bg: 'surface',
  borderBlock: 'line',
});
const textBlock = css({ flex: '[1 1 260px]', minWidth: '0', textStyle: 'help', color: 'muted' });
const actions = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' });
