import type { ReactNode } from 'react';
import type { StartPictureName } from '#journey/model/picture-name.ts';
import { DrawnPicture, type DrawnPictureProps } from './drawn-picture.tsx';
import { startDrawings } from './start-drawings.ts';

/** A picture of an error page, a question or one of the first screens. `StepPicture` has the others, too. */
export function JourneyPicture({
  name,
  ...props
}: DrawnPictureProps & { name: StartPictureName }): ReactNode {
  return <DrawnPicture drawing={startDrawings[name]} {...props} />;
}
