import type { ReactNode } from 'react';
import { useApp, useFlows } from '#hooks/app-context.ts';
import { useSupport } from '#hooks/use-support.ts';
import { css } from '#styled/css/index.js';
import { TextLink } from '#ui/text-link.tsx';
import { Section } from '../section.tsx';
import { SidePageLayout } from '../side-page-layout.tsx';
import { ASSESSED_ON, CLAIMS } from './claims.ts';

/** The accessibility statement (LBI art. 63, ABNT NBR 17225; assumption 13.1): each claim has a test. */
export function AccessibilityScreen(): ReactNode {
  const flows = useFlows();
  const { librasUrl = '' } = useApp();
  const support = useSupport();
  return (
    <SidePageLayout
      name="accessibility"
      title="Acessibilidade"
      lead="Queremos que qualquer pessoa consiga fazer uma proposta sozinha, como pede a Lei Brasileira de Inclusão (Lei 13.146/2015, artigo 63). Seguimos a norma ABNT NBR 17225 e as diretrizes WCAG 2.2, nível AA."
    >
      <div className={sections}>
        <Section title="O que verificamos">
          <p className={paragraph}>Última verificação: {ASSESSED_ON}.</p>
          <ul className={list}>
            {CLAIMS.map(claim => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
        </Section>
        <Section title="O que ainda não garantimos">
          <p className={paragraph}>
            As verificações são automáticas. Testes com pessoas que usam leitores de tela ainda não foram
            feitos. Contratos, imagens e páginas de outras empresas, como a de assinatura, seguem as regras de
            quem as publica.
          </p>
        </Section>
        {librasUrl !== '' && (
          <Section title="Atendimento em Libras">
            <TextLink onPress={() => void flows.openFieldLink(librasUrl)}>
              Conversar com um intérprete de Libras
            </TextLink>
          </Section>
        )}
        <Section title="Encontrou uma barreira?">
          {support ? (
            <TextLink onPress={() => void flows.openFieldLink(support.href)}>
              {support.isWhatsApp ? 'Conte para nós pelo WhatsApp' : 'Conte para o atendimento'}
            </TextLink>
          ) : (
            <p className={paragraph}>
              Conte para a empresa que enviou o link a você: ela faz o pedido por outro canal.
            </p>
          )}
        </Section>
      </div>
    </SidePageLayout>
  );
}

const sections = css({ display: 'grid', gap: 'section', marginTop: '6' });
const paragraph = css({ textStyle: 'body', color: 'muted' });
const list = css({
  display: 'grid',
  gap: '2',
  marginTop: '3',
  paddingInlineStart: '5',
  listStyleType: 'disc',
  textStyle: 'body',
  color: 'ink',
});
