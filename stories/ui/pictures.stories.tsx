import type { StoryDefault } from '@ladle/react';
import { css } from '#styled/css/index.js';
import { pictures } from '#ui/pictures/index.ts';

export default { title: 'ui / Pictures' } satisfies StoryDefault;

/** All pictures side by side at 160 and at 64 px, to compare their style and to see whether each is legible. */
export const Gallery = () => (
  <ul className={grid}>
    {Object.entries(pictures).map(([name, Picture]) => (
      <li key={name} className={cell}>
        <div className={sizes}>
          <div className={box}>
            <Picture />
          </div>
          <div className={small}>
            <Picture />
          </div>
        </div>
        <code className={caption}>{name}</code>
      </li>
    ))}
  </ul>
);

const grid = css({ display: 'flex', flexWrap: 'wrap', gap: '6', padding: '6' });
const cell = css({ textAlign: 'center' });
const sizes = css({ display: 'flex', alignItems: 'flex-end', gap: '2' });
const small = css({ width: '16', height: '16' });
const box = css({ width: 'picture', height: 'picture' });
const caption = css({ textStyle: 'technical', color: 'muted' });
