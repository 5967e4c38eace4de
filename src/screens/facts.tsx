import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';

/** Name and value pairs; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }): ReactNode {
  const filled = facts.filter(([, value]) => value !== '');
  if (filled.length === 0) return null;
  return (
    <dl className={list}>
      {filled.map(([name, value]) => (
        <div key={name} className={row}>
          <dt className={label}>{name}</dt>
          <dd className={figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const list = css({ display: 'grid', gap: '2', marginTop: '4' });
const row = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4' });
const label = css({ textStyle: 'body', color: 'muted' });
const figure = css({ textStyle: 'strong', color: 'ink', fontVariantNumeric: 'tabular-nums' });
