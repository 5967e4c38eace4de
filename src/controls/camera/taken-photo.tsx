import { type ReactNode, useId } from 'react';
import type { CameraFacing } from '#journey/fields/camera-facing.ts';
import { css } from '#styled/css/index.js';
import { focusOnce } from '#ui/focus-once.ts';
import { BlobImage } from '../files/blob-image.tsx';

/** The question about a photo: the front camera takes a face, the other one a document. */
const QUESTIONS: Readonly<Record<CameraFacing, string>> = {
  user: 'Seu rosto aparece inteiro, nítido e bem iluminado?',
  environment: 'Dá para ler tudo, sem cortes nem reflexos?',
};

/**
 * The photo that was just taken, uncropped, for the visitor to check. It gets the focus, so screen readers read the
 * question; the answers do not, because a key that is held down would choose one.
 */
export function TakenPhoto({ photo, facing }: { photo: File; facing: CameraFacing }): ReactNode {
  const questionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has inputs, this has a picture
    <div ref={focusOnce} role="group" aria-labelledby={questionId} tabIndex={-1} className={wrapper}>
      <BlobImage blob={photo} alt="Foto tirada" className={picture} />
      <p id={questionId} className={question}>
        {QUESTIONS[facing]}
      </p>
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
