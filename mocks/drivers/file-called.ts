/** A file as a driver hands it to the page. */
export interface DeviceFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A picture of 16 x 16 points, so that what looks into files finds one. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mPQ6IkiCTGMahjVMHw1AABZQw4QCKNd7gAAAABJRU5ErkJggg==';

const document = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** What the place is called where a field lets choose files. */
export const chooserLabel = /^Escolher (outro )?arquivo$/;

/** What a field still shows of a name when the picture was drawn anew as another kind. */
export const nameWithoutEnding = (name: string): string => name.replace(/\.\w+$/, '');

/** The file of that name on the visitor's device. The ending says what it is. */
export function fileCalled(name: string): DeviceFile {
  const isDocument = name.toLowerCase().endsWith('.pdf');
  const text = isDocument ? document : atob(picture);
  const bytes = Uint8Array.from(text, letter => letter.charCodeAt(0));
  return { name, type: isDocument ? 'application/pdf' : 'image/png', bytes };
}
