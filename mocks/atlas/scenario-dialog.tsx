import { type ReactElement, useEffect, useRef } from 'react';
import { findScenario, linkOf } from '#scenarios/index.ts';
import { Icon } from '../workbench/icon.tsx';

/** A cell or a screen of the atlas, with its scenarios. */
export interface Choice {
  title: string;
  scenarios: readonly string[];
}

interface DialogProps {
  choice: Choice | undefined;
  base: string;
  onClose: () => void;
}

/** Lists the scenarios of a cell or screen, each with links to the app and the workbench. */
export function ScenarioDialog({ choice, base, onClose }: DialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (choice) dialog.current?.showModal();
    else dialog.current?.close();
  }, [choice]);
  return (
    <dialog ref={dialog} className="scenario-dialog" aria-labelledby={choice && 'escolha'} onClose={onClose}>
      {choice && (
        <>
          <div className="dialog-top">
            <h2 id="escolha">{choice.title}</h2>
            <button type="button" aria-label="Fechar" onClick={onClose}>
              <Icon name="cross" />
            </button>
          </div>
          <ul>
            {choice.scenarios.map(id => {
              const scenario = findScenario(id);
              return (
                scenario && (
                  <li key={id}>
                    <span className="scenario-title">{scenario.title}</span>
                    <code>{id}</code>
                    <span className="scenario-links">
                      <a href={linkOf(scenario, base)} aria-label={`${scenario.title}: abrir o app`}>
                        App
                      </a>
                      <a
                        href={`${base}bancada/?${new URLSearchParams({ scenario: id })}`}
                        aria-label={`${scenario.title}: abrir a bancada`}
                      >
                        Bancada
                      </a>
                    </span>
                  </li>
                )
              );
            })}
          </ul>
        </>
      )}
    </dialog>
  );
}
