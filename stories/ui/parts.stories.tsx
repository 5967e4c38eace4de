import type { StoryDefault } from '@ladle/react';
import { messageKinds } from '#stories/states.ts';
import { css } from '#styled/css/index.js';
import { Banner } from '#ui/banner.tsx';
import { BrandOrnament } from '#ui/brand-ornament.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorBlock } from '#ui/error-block.tsx';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SafeHtml } from '#ui/safe-html.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Wave } from '#ui/wave.tsx';

export default { title: 'ui / Parts' } satisfies StoryDefault;

export const Banners = () => (
  <div className={page}>
    {messageKinds.map(kind => (
      <Banner key={kind} kind={kind} title={`Aviso do tipo ${kind}`}>
        Os dados pertencem ao cliente ou ao digitador cadastrado.
      </Banner>
    ))}
    <Banner kind="info" title="Proposta iniciada de forma manual" />
    <Banner kind="info" action={{ label: 'Entendi', onPress: () => undefined }}>
      Usamos cookies para medir o uso desta página.
    </Banner>
  </div>
);

export const Errors = () => (
  <div className={page}>
    <ErrorBlock
      message="Não foi possível carregar os dados. Tente novamente ou atualize a página."
      onRetry={() => undefined}
    />
    <ErrorBlock message="Nenhuma empresa encontrada" />
  </div>
);

export const Progress = () => (
  <div className={page}>
    {[0, 20, 40, 66, 100].map(value => (
      <ProgressBar key={value} label="Andamento da proposta" value={value} />
    ))}
    <ProgressBar label="Carregando" value={null} />
    <Spinner />
    <Spinner size="large" />
    <Card>
      <p>Um cartão tem uma linha, não uma sombra.</p>
    </Card>
    <SafeHtml
      html="<h3>Título</h3><p>Texto <b>forte</b> e <a href='https://banco.example'>link</a>.</p><ol><li>Um</li><li>Dois</li></ol>"
      onOpenLink={() => undefined}
    />
  </div>
);

export const Loading = () => <LoadingScreen text="Preparando sua proposta..." progress={40} />;

export const Ornament = () => (
  <div className={panel}>
    <h1 className={heading}>Crédito pessoal</h1>
    <BrandOrnament />
  </div>
);

export const HeaderOrnament = () => (
  <div className={header}>
    <span>Logo</span>
    <BrandOrnament corner="topRight" />
  </div>
);

export const WaveHeader = () => (
  <div>
    <div className={band}>
      <h1 className={heading}>Crédito na conta de luz</h1>
    </div>
    <Wave />
  </div>
);

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  padding: 'page',
  maxWidth: 'form',
  marginInline: 'auto',
});
const panel = css({
  position: 'relative',
  overflow: 'hidden',
  width: 'panel',
  minWidth: { md: 'panelMin' },
  maxWidth: 'panelMax',
  height: 'screen',
  padding: '12',
  bg: 'surface',
});
const heading = css({ textStyle: 'title' });
const header = css({
  position: 'relative',
  overflow: 'hidden',
  height: 'header',
  padding: '4',
  bg: 'surface',
});
const band = css({ bg: 'brand.wave', color: 'brand.onPrimary', padding: 'page' });
