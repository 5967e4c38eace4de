import type { ReactNode } from 'react';
import { previewStates } from '#controls/preview-states.ts';
import { SampleControl } from '#controls/sample-control.tsx';
import { css } from '#styled/css/index.js';
import { PreviewPage } from './preview-page.tsx';

/** Every field kind in every state (2.8). */
export function ComponentsPreviewScreen(): ReactNode {
  return (
    <PreviewPage title="Componentes" names={Object.keys(previewStates)}>
      {kind =>
        Object.entries(previewStates[kind] ?? {}).map(([name, props]) => (
          <section key={name} aria-label={`${kind} · ${name}`}>
            <h2 className={caption}>{name}</h2>
            <SampleControl {...props} field={{ ...props.field, key: `${kind}-${name}` }} />
          </section>
        ))
      }
    </PreviewPage>
  );
}

const caption = css({ textStyle: 'technical', color: 'muted', marginBottom: '2' });
