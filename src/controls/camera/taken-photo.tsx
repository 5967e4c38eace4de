import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { BlobImage } from '../files/blob-image.tsx';

/** The photo that was just taken, uncropped, for the visitor to check. */
export function TakenPhoto({ photo }: { photo: File }): ReactNode {
  return (
    <div role="status" className={wrapper}>
      <BlobImage blob={photo} alt="Foto tirada" className={picture} />
      <p className={question}>Dá para ler tudo, sem cortes nem reflexos?</p>
    </div>
  );
}

const wrapper = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4',
  minHeight: '0',
  padding: '4',
});
const picture = css({ flexShrink: '1', minHeight: '0', objectFit: 'contain', borderRadius: 'control' });
const question = css({ textStyle: 'label', textAlign: 'center' });
