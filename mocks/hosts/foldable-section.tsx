import { type ReactElement, type ReactNode, useState } from 'react';

interface FoldableSectionProps {
  id: string;
  title: string;
  /** The number of scenarios in it. */
  count: number;
  /** It cannot be folded now: it is short, or has what a search has found. */
  isOpen: boolean;
  children: ReactNode;
}

/** A section of the catalogue that begins folded if it has hundreds of generated scenarios. */
export function FoldableSection({ id, title, count, isOpen, children }: FoldableSectionProps): ReactElement {
  const [wasUnfolded, setUnfolded] = useState(false);
  const titleWithCount = (
    <>
      {title} <small>{count}</small>
    </>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {isOpen ? (
          titleWithCount
        ) : (
          <button
            type="button"
            className="catalogue-fold"
            aria-expanded={wasUnfolded}
            onClick={() => setUnfolded(!wasUnfolded)}
          >
            {titleWithCount}
          </button>
        )}
      </h2>
      {(isOpen || wasUnfolded) && children}
    </section>
  );
}
