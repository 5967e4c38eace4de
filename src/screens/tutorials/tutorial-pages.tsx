import type { ReactNode } from 'react';
import type { TutorialPage } from '#journey/tutorial.ts';
import { StepPicture } from '#step-views/step-picture.tsx';
import { css } from '#styled/css/index.js';

/** The pages of a tutorial, one below the other, each with picture and number. */
export function TutorialPages({ pages }: { pages: readonly TutorialPage[] }): ReactNode {
  return (
    <ol className={list} data-few={pages.length <= 2 || undefined}>
      {pages.map(({ key, picture, text, title }, index) => (
        <li key={key} className={page}>
          <div className={drawing}>
            <StepPicture name={picture} />
          </div>
          <div className={textBlock}>
            <p className={count}>
              Passo {index + 1} de {pages.length}
            </p>
            <h2 className={heading}>{title}</h2>
            <p className={lesson}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '3',
  marginTop: '6',
  // Two pages stand side by side, each with a large picture over its text, if there is space.
  '&[data-few]': { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } },
});
const page = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  padding: '4',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  '[data-few] > &': { flexDirection: { md: 'column' }, alignItems: { md: 'flex-start' } },
});
const drawing = css({
  boxSize: { base: '20', md: '24' },
  flexShrink: '0',
  '[data-few] &': { boxSize: { md: 'picture' } },
});
const textBlock = css({ minWidth: '0' });
const count = css({ textStyle: 'help', color: 'muted', fontVariantNumeric: 'tabular-nums' });
const heading = css({ textStyle: 'strong', color: 'ink', overflowWrap: 'anywhere' });
const lesson = css({ textStyle: 'body', color: 'muted', marginTop: '1' });
