import type { ReactElement } from 'react';
import { findScenario, linkOf } from '#scenarios/index.ts';
import type { Images } from './maps.ts';
import type { Choice } from './scenario-dialog.tsx';
import type { Screen } from './screens-of.ts';

interface ScreensProps {
  /** Id of the heading, used in the page's address. */
  id: string;
  title: string;
  screens: readonly Screen[];
  images: Images;
  /** Folder of the app, with slashes at both ends. */
  base: string;
  onChosen: (choice: Choice) => void;
}

/** Screens with their pictures. The picture links to the first scenario of the screen, the button lists all. */
export function Screens({ id, title, screens, images, base, onChosen }: ScreensProps): ReactElement {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="count">{screens.length}</span>
      </h2>
      <ul className="screens">
        {screens.map(({ heading, scenarios: ids }) => (
          <li key={heading}>
            <Thumbnail heading={heading} scenarioId={ids[0]} picture={images[heading]} base={base} />
            <button
              type="button"
              className="screen"
              onClick={() => onChosen({ title: heading, scenarios: ids })}
            >
              <span className="screen-title">{heading}</span>
              <span className="quiet">{ids.length === 1 ? '1 cenário' : `${ids.length} cenários`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ThumbnailProps {
  heading: string;
  /** Id of the scenario that a click opens. */
  scenarioId: string | undefined;
  /** File of the picture; without one, an empty page is drawn. */
  picture: string | undefined;
  base: string;
}

function Thumbnail({ heading, scenarioId, picture, base }: ThumbnailProps): ReactElement | null {
  const scenario = scenarioId === undefined ? undefined : findScenario(scenarioId);
  if (!scenario) return null;
  return (
    <a className="thumbnail" href={linkOf(scenario, base)} aria-label={`Abrir ${heading}: ${scenario.title}`}>
      {picture === undefined ? (
        <svg viewBox="0 0 180 370" aria-hidden="true">
          <path d="M14 60h110M14 96h70M14 112h152v28H14zM14 162h50M14 178h152v28H14zM14 228h90M14 244h152v28H14z" />
          <path className="thumbnail-button" d="M14 326h152v30H14z" />
        </svg>
      ) : (
        <img src={`${base}atlas/images/${picture}`} width="180" height="370" alt="" loading="lazy" />
      )}
    </a>
  );
}
