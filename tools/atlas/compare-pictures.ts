import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** One screen in two versions of the app. */
export interface ComparedScreen {
  heading: string;
  /** PNG; undefined where this version has no picture of the screen. */
  before: Buffer | undefined;
  after: Buffer | undefined;
  /** The later picture with the changed pixels in red; undefined where a version is missing or nothing changed. */
  marked: Buffer | undefined;
  /** Share of changed pixels, 0 to 1; 1 where a version is missing or the sizes differ. */
  share: number;
}

/** Colour difference from which a pixel counts as changed, 0 to 1. Edges of letters differ by less. */
const THRESHOLD = 0.1;

/** Compares the pictures of two versions, screen by screen, the most changed first. */
export const comparePictures = (
  before: ReadonlyMap<string, Buffer>,
  after: ReadonlyMap<string, Buffer>,
): ComparedScreen[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map(heading => compareScreen(heading, before.get(heading), after.get(heading)))
    .sort((left, right) => right.share - left.share || left.heading.localeCompare(right.heading));

function compareScreen(
  heading: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): ComparedScreen {
  const comparison = { heading, before, after, marked: undefined, share: 1 };
  if (!before || !after) return comparison;
  const [earlierPicture, laterPicture] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = earlierPicture;
  if (laterPicture.width !== width || laterPicture.height !== height) return comparison;
  const markedPicture = new PNG({ width, height });
  const changedPixels = pixelmatch(
    earlierPicture.data,
    laterPicture.data,
    markedPicture.data,
    width,
    height,
    {
      threshold: THRESHOLD,
    },
  );
  return {
    ...comparison,
    marked: changedPixels > 0 ? PNG.sync.write(markedPicture) : undefined,
    share: changedPixels / (width * height),
  };
}
