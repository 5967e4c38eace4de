import type { ReactElement } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { useWorkbenchState } from './use-workbench.ts';
import { type ClaimState, describeVerdict } from './verdict.ts';

const marks: Readonly<Record<ClaimState, readonly [IconName, string]>> = {
  open: ['ring', 'ainda não'],
  holds: ['check', 'vale'],
  broken: ['cross', 'não vale'],
};

export function VerdictPanel(): ReactElement {
  const claims = useWorkbenchState(state => state.claims);
  const outcome = useWorkbenchState(state => state.outcome);
  const walk = useWorkbenchState(state => state.walk);
  const holdingCount = claims.filter(({ state }) => state === 'holds').length;
  const announcement = describeVerdict({ outcome, walk, claims });
  return (
    <section className="panel verdict" aria-labelledby="veredito" data-outcome={outcome}>
      <header>
        <h2 id="veredito">Veredito</h2>
        <span className="count">
          {holdingCount}/{claims.length}
        </span>
        <p role="status" className="verdict-word">
          {announcement}
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <ul className="claims scroll" tabIndex={0}>
        {claims.map(({ text, state, found }) => (
          <li key={text} data-state={state}>
            <Icon name={marks[state][0]} />
            <span>
              <span className="hidden">{marks[state][1]}: </span>
              {text}
              {found !== '' && <em>{found}</em>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
