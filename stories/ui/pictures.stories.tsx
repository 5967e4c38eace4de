import type { StoryDefault } from '@ladle/react';
import { css } from '#styled/css/index.js';
import { pictures } from '#ui/pictures/index.ts';

export default { title: 'ui / Pictures' } satisfies StoryDefault;

/** All pictures side by side, to compare their style. */
export const Gallery = () => (
  <ul className={grid}>
    {Object.entries(pictures).map(([name, Picture]) => (
      <li key={name} className={cell}>
        <div className={box}>
          <Picture />
        </div>
        <code className={caption}>{name}</code>
      </li>
    ))}
  </ul>
);

const grid = css({ display: 'flex', flexWrap: 'wrap', gap: '6', padding: '6' });
const cell = css({ textAlign: 'center' });
const box = css({ width: 'picture', height: 'picture' });
const caption = css({ textStyle: 'technical', color: 'muted' });
