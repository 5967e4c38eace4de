import { type ReactElement, useState } from 'react';
import { scenarios } from '#scenarios/index.ts';
import { stepScenarios } from '#scenarios/step-scenarios.ts';
import { Icon } from '../workbench/icon.tsx';
import { MapTable } from './map-table.tsx';
import { type CoverageReport, type Images, stateOf } from './maps.ts';
import { type Choice, ScenarioDialog } from './scenario-dialog.tsx';
import { Screens } from './screens.tsx';
import { screensOf } from './screens-of.ts';

interface AtlasProps {
  report: CoverageReport | 'loading' | 'missing';
  images: Images;
  /** Folder of the app, with slashes at both ends. */
  base: string;
}

const screens = screensOf(scenarios);
const handWrittenHeadings = new Set(screens.map(({ heading }) => heading));
/** Screens that no hand-written scenario reaches: the texts of each step type by status. */
const generatedScreens = screensOf(stepScenarios).filter(({ heading }) => !handWrittenHeadings.has(heading));

/** All screens of the journey, and the coverage maps with the scenarios of each row (10.14). */
export function AtlasPage({ report: loadedReport, images, base }: AtlasProps): ReactElement {
  const [choice, setChoice] = useState<Choice>();
  const report = typeof loadedReport === 'object' ? loadedReport : undefined;
  const maps = report?.maps ?? [];
  const complaints = report?.complaints ?? [];
  return (
    <>
      <header className="atlas-top">
        <h1>
          <span className="brand">
            <Icon name="check" /> Atlas
          </span>
        </h1>
        <nav aria-label="Partes do atlas">
          <a href="#telas">Telas</a>
          <a href="#situacoes">Situações</a>
          {maps.map(({ name, title }) => (
            <a key={name} href={`#${name}`}>
              {title}
            </a>
          ))}
        </nav>
        <p className="atlas-links">
          <a className="button" href={base}>
            Catálogo
          </a>
          <a className="button" href={`${base}bancada/`}>
            Bancada
          </a>
        </p>
      </header>
      <main className="atlas">
        {report && (
          <ul className="tiles" aria-label="Resumo">
            {maps.map(map => {
              const count = (state: string): number =>
                map.rows.filter(row => stateOf(row, report.open) === state).length;
              return (
                <li key={map.name}>
                  <a href={`#${map.name}`}>{map.title}</a>
                  <strong>
                    {count('covered')}/{map.rows.length}
                  </strong>
                  <progress
                    value={count('covered')}
                    max={map.rows.length}
                    aria-label={`${map.title}: linhas cobertas`}
                  />
                  <span className="quiet">
                    {count('open')} em aberto{count('gap') > 0 && `, ${count('gap')} lacunas`}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
        {complaints.length > 0 && (
          <details className="complaints">
            <summary>
              {complaints.length} pendências que fazem <code>npm run coverage</code> falhar
            </summary>
            <ul>
              {complaints.map(complaint => (
                <li key={complaint}>{complaint}</li>
              ))}
            </ul>
          </details>
        )}
        <Screens
          id="telas"
          title="Telas da jornada"
          screens={screens}
          images={images}
          base={base}
          onChosen={setChoice}
        />
        <Screens
          id="situacoes"
          title="Situações das etapas"
          screens={generatedScreens}
          images={images}
          base={base}
          onChosen={setChoice}
        />
        {report ? (
          maps.map(map => <MapTable key={map.name} map={map} open={report.open} onChosen={setChoice} />)
        ) : (
          <p role="status" className="empty">
            {loadedReport === 'loading' ? (
              'Lendo os mapas…'
            ) : (
              <>
                Os mapas não foram encontrados. Rode <code>npm run coverage</code> para ver por quê.
              </>
            )}
          </p>
        )}
      </main>
      <ScenarioDialog choice={choice} base={base} onClose={() => setChoice(undefined)} />
    </>
  );
}
