import { type ReactNode, useState } from 'react';
import type { AttachedFile } from '#journey/fields/attached.ts';
import { css, cx } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconArrowUp, IconCircleCheck, IconFile, IconLock, IconRefresh, IconTrash } from '#ui/icons.ts';
import { Spinner } from '#ui/spinner.tsx';
import { BlobImage } from './blob-image.tsx';
import { FileInput } from './file-input.tsx';
import { sizeText } from './file-problem-text.ts';
import type { FileAction } from './use-file-focus.ts';

interface AttachedRowProps {
  file: AttachedFile;
  /** Absent if only the service has them. */
  bytes: Blob | undefined;
  /** A single file: its picture is shown large, to be checked. */
  large: boolean;
  /** Absent if nothing can be changed. */
  change?:
    | {
        accept: string;
        /** Opens the camera to take it again; absent: another file is chosen. */
        onRetake?: (() => void) | undefined;
        onReplace: (files: readonly File[]) => void;
        onRemove: () => void;
        /** Absent for the first. */
        onUp?: (() => void) | undefined;
      }
    | undefined;
}

/** An attached file: picture, name, size, actions. */
export function AttachedRow({ file, bytes, large, change }: AttachedRowProps): ReactNode {
  const [unreadable, setUnreadable] = useState(false);
  const preview = bytes?.type.startsWith('image/') && !unreadable ? bytes : undefined;
  return (
    <li className={card}>
      {large && preview && (
        <BlobImage
          blob={preview}
          alt={`Prévia de ${file.name}`}
          className={picture}
          onError={() => setUnreadable(true)}
        />
      )}
      <div className={row}>
        {!(large && preview) &&
          (preview ? (
            <BlobImage blob={preview} alt="" className={thumb} onError={() => setUnreadable(true)} />
          ) : (
            <span className={thumb}>
              <Icon drawing={IconFile} size="large" />
            </span>
          ))}
        <span className={textBlock}>
          <span className={name} translate="no">
            {file.name}
          </span>
          {bytes ? (
            <span className={small}>{sizeText(bytes.size)}</span>
          ) : (
            <span className={cx(small, attachedMark)}>
              <Icon drawing={IconCircleCheck} size="help" /> Já enviado
            </span>
          )}
        </span>
        <span className={actions}>
          {change?.onUp && (
            <button
              type="button"
              className={end}
              data-file-action={'up' satisfies FileAction}
              aria-label={`Mover ${file.name} para cima`}
              onClick={change.onUp}
            >
              <Icon drawing={IconArrowUp} />
            </button>
          )}
          {change &&
            (change.onRetake ? (
              <button
                type="button"
                className={end}
                data-file-action={'change' satisfies FileAction}
                aria-label={`Tirar ${file.name} de novo`}
                onClick={change.onRetake}
              >
                <Icon drawing={IconRefresh} />
              </button>
            ) : (
              <span className={end} data-file-action={'change' satisfies FileAction}>
                <Icon drawing={IconRefresh} />
                <FileInput label={`Trocar ${file.name}`} accept={change.accept} onPick={change.onReplace} />
              </span>
            ))}
          {change ? (
            <button
              type="button"
              className={end}
              data-file-action={'remove' satisfies FileAction}
              aria-label={`Remover ${file.name}`}
              onClick={change.onRemove}
            >
              <Icon drawing={IconTrash} />
            </button>
          ) : (
            <span className={end}>
              <Icon drawing={IconLock} />
            </span>
          )}
        </span>
      </div>
    </li>
  );
}

/** A file that is being prepared, in the shape of its future row. */
export function PreparingRow({ name: fileName }: { name: string }): ReactNode {
  return (
    <li className={card}>
      <div className={row}>
        <span className={thumb}>
          <Spinner />
        </span>
        <span className={textBlock}>
          <span className={name} translate="no">
            {fileName}
          </span>
          <span className={small}>Preparando…</span>
        </span>
      </div>
    </li>
  );
}

const card = css({ bg: 'surface', border: 'line', borderRadius: 'card', overflow: 'hidden' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', padding: '2' });
const actions = css({ display: 'flex', marginInlineStart: 'auto' });
const picture = css({ width: 'full', height: '[200px]', objectFit: 'contain', bg: 'quiet' });
const thumb = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: '14',
  objectFit: 'cover',
  bg: 'quiet',
  color: 'muted',
  borderRadius: 'control',
});
const textBlock = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  // Below this width a name is useless, so the buttons get a line of their own.
  minWidth: '[6.5rem]',
  paddingInline: '2',
});
const name = css({ textStyle: 'label', truncate: true });
const small = css({ textStyle: 'help', color: 'muted' });
const attachedMark = css({ display: 'inline-flex', alignItems: 'center', gap: '1', color: 'success' });
const end = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: 'touch',
  borderRadius: 'full',
  color: 'muted',
  '&:is(button)': { _hover: { bg: 'quiet', color: 'ink' } },
  '&:has(input)': { _hover: { bg: 'quiet', color: 'ink' } },
  _focusInside: { outline: 'ring' },
});
