import { type ReactNode, useState } from 'react';
import { css } from '#styled/css/index.js';

interface PreviewPageProps {
  title: string;
  /** The entries, of which one is shown at a time. */
  names: readonly string[];
  children: (name: string) => ReactNode;
}

/** A page that shows one entry of a registry in every state. For developers and QA. */
export function PreviewPage({ title, names, children }: PreviewPageProps): ReactNode {
  const [selectedName, selectName] = useState(names[0] ?? '');
  return (
    <div className={page}>
      <h1 className={heading}>{title}</h1>
      <nav aria-label={title} className={row}>
        {names.map(name => (
          <button
            key={name}
            type="button"
            aria-current={name === selectedName}
            className={entry}
            onClick={() => selectName(name)}
          >
            {name}
          </button>
        ))}
      </nav>
      <div key={selectedName} className={previewGrid}>
        {children(selectedName)}
      </div>
    </div>
  );
}

const page = css({ paddingBlock: '6', minWidth: '0' });
const heading = css({ textStyle: 'title', color: 'ink' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  marginBlock: '5',
  // A registry is long: the names scroll, so that the selected entry below them stays in view.
  maxHeight: '[34vh]',
  overflowY: 'auto',
});
const entry = css({
  minHeight: 'touch',
  paddingInline: '3',
  border: 'line',
  borderRadius: 'full',
  textStyle: 'label',
  color: 'ink',
  bg: 'surface',
  '&[aria-current=true]': { borderColor: 'brand.activeText', color: 'brand.activeText' },
});
const previewGrid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 320px), 1fr))]',
  gap: '5',
  alignItems: 'start',
});
