import type { ReactElement } from 'react';
import { scenarios } from '#scenarios/index.ts';
import type { Images } from './maps.ts';
import type { Choice } from './scenario-dialog.tsx';
import { screensOf } from './screens-of.ts';

interface ScreensProps {
  images: Images;
  /** Folder of the app, with slashes at both ends. */
  base: string;
  onChosen: (choice: Choice) => void;
}

const screens = screensOf(scenarios);

/** Every screen that a scenario comes to, with a picture where one was taken. */
export function Screens({ images, base, onChosen }: ScreensProps): ReactElement {
  return (
    <section aria-labelledby="telas">
      <h2 id="telas">
        Telas da jornada <span className="count">{screens.length}</span>
      </h2>
      <ul className="screens">
        {screens.map(({ heading, scenarios: ids }) => {
          const picture = ids.map(id => images[id]).find(address => address !== undefined);
          return (
            <li key={heading}>
              <button
                type="button"
                className="screen"
                onClick={() => onChosen({ title: heading, scenarios: ids })}
              >
                {picture !== undefined && (
                  <img src={`${base}atlas/images/${picture}`} alt="" loading="lazy" />
                )}
                <span className="screen-title">{heading}</span>
                <span className="quiet">{ids.length === 1 ? '1 cenário' : `${ids.length} cenários`}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
