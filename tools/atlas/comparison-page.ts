import { escapeHtml } from '#mocks/hosts/http/escape-html.ts';
import type { ComparedScreen } from './compare-pictures.ts';

/** A page, in Portuguese, that shows what changed between a version and the present one, side by side. */
export function comparisonPage(version: string, screens: readonly ComparedScreen[]): string {
  const name = escapeHtml(version);
  const changedScreens = screens.filter(({ share }) => share > 0);
  const unchangedCount = screens.length - changedScreens.length;
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Telas desde ${name}</title>
<style>
body { margin: 24px; font: 16px/1.5 system-ui; background: #f1f5f9; color: #0f172a }
section { margin: 24px 0; padding: 16px; border-radius: 8px; background: #fff }
div { display: flex; flex-wrap: wrap; gap: 16px }
figure { margin: 0 } figcaption { color: #475569 } img { max-width: 100%; border: 1px solid #cbd5e1 }
</style>
<h1>Telas desde ${name}</h1>
<p>${changedScreens.length === 1 ? '1 tela mudou' : `${changedScreens.length} telas mudaram`}; ${unchangedCount === 1 ? '1 tela sem mudança' : `${unchangedCount} telas sem mudança`}.</p>
${changedScreens.map(screen => sectionOf(name, screen)).join('\n')}
</html>
`;
}

function sectionOf(name: string, { heading, before, after, marked, share }: ComparedScreen): string {
  const title = !after
    ? `Só em ${name}`
    : !before
      ? 'Nova'
      : `${(share * 100).toFixed(2).replace('.', ',')}% dos pontos`;
  const pictures = [
    before && figureOf(name, before),
    after && figureOf('agora', after),
    marked && figureOf('diferença', marked),
  ];
  return `<section><h2>${escapeHtml(heading)}</h2><p>${title}</p><div>${pictures.filter(Boolean).join('')}</div></section>`;
}

const figureOf = (caption: string, png: Buffer): string =>
  `<figure><figcaption>${caption}</figcaption><img alt="" src="data:image/png;base64,${png.toString('base64')}"></figure>`;
