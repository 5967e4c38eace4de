import { type ReactNode, useState } from 'react';
import type { AttachedFile } from '#journey/fields/file-members.ts';
import { css, cx } from '#styled/css/index.js';
import { Icon, type IconDrawing } from '#ui/icon.tsx';
import { IconArrowUp, IconCircleCheck, IconFile, IconLock, IconRefresh, IconTrash } from '#ui/icons.ts';
import { Spinner } from '#ui/spinner.tsx';
import { BlobImage } from './blob-image.tsx';
import { formatSize } from './describe-file-problem.ts';
import { FileInput } from './file-input.tsx';
import type { FileAction } from './use-file-focus.ts';

interface AttachedRowProps {
  file: AttachedFile;
  /** The name of the file in the names of its buttons, which no other file of the field has. */
  distinctName: string;
  /** Absent if only the service has the bytes. */
  bytes: Blob | undefined;
  /** Shows the picture large, so that the visitor can check it. True for the only file of a field. */
  isLarge: boolean;
  /** Absent if nothing can be changed. */
  changeActions?:
    | {
        accept: string;
        /** Opens the camera to take the photo again. Absent: the visitor chooses another file. */
        onRetake?: (() => void) | undefined;
        onReplace: (files: readonly File[]) => void;
        onRemove: () => void;
        /** Absent for the first file. */
        onMoveUp?: (() => void) | undefined;
      }
    | undefined;
}

/** An attached file: picture, name, size, actions. */
export function AttachedRow({
  file,
  distinctName,
  bytes,
  isLarge,
  changeActions,
}: AttachedRowProps): ReactNode {
  const [isUnreadable, setIsUnreadable] = useState(false);
  const preview = bytes?.type.startsWith('image/') && !isUnreadable ? bytes : undefined;
  return (
    <li className={card}>
      {isLarge && preview && (
        <BlobImage
          blob={preview}
          alt={`Prévia de ${file.name}`}
          className={picture}
          onError={() => setIsUnreadable(true)}
        />
      )}
      <div className={row}>
        {!(isLarge && preview) &&
          (preview ? (
            <BlobImage blob={preview} alt="" className={thumbnail} onError={() => setIsUnreadable(true)} />
          ) : (
            <span className={thumbnail}>
              <Icon drawing={IconFile} size="large" />
            </span>
          ))}
        <span className={textBlock}>
          <span className={nameStyle}>{file.name}</span>
          {bytes ? (
            <span className={smallText}>{formatSize(bytes.size)}</span>
          ) : (
            <span className={cx(smallText, sentText)}>
              <Icon drawing={IconCircleCheck} size="help" /> Já enviado
            </span>
          )}
        </span>
        <span className={actions}>
          {changeActions?.onMoveUp && (
            <ActionButton
              action="up"
              name={`Mover ${distinctName} para cima`}
              drawing={IconArrowUp}
              onPress={changeActions.onMoveUp}
            />
          )}
          {changeActions &&
            (changeActions.onRetake ? (
              <ActionButton
                action="change"
                name={`Tirar ${distinctName} de novo`}
                drawing={IconRefresh}
                onPress={changeActions.onRetake}
              />
            ) : (
              <span className={actionIcon} data-file-action={'change' satisfies FileAction}>
                <Icon drawing={IconRefresh} />
                <FileInput
                  label={`Trocar ${distinctName}`}
                  accept={changeActions.accept}
                  onPick={changeActions.onReplace}
                />
              </span>
            ))}
          {changeActions ? (
            <ActionButton
              action="remove"
              name={`Remover ${distinctName}`}
              drawing={IconTrash}
              onPress={changeActions.onRemove}
            />
          ) : (
            <span className={actionIcon}>
              <Icon drawing={IconLock} />
            </span>
          )}
        </span>
      </div>
    </li>
  );
}

interface ActionButtonProps {
  action: FileAction;
  name: string;
  drawing: IconDrawing;
  onPress: () => void;
}

const ActionButton = ({ action, name, drawing, onPress }: ActionButtonProps): ReactNode => (
  <button type="button" className={actionIcon} data-file-action={action} aria-label={name} onClick={onPress}>
    <Icon drawing={drawing} />
  </button>
);

/** A file that is being prepared, with the layout of `AttachedRow`. */
export function PreparingRow({ name: fileName }: { name: string }): ReactNode {
  return (
    <li className={card}>
      <div className={row}>
        <span className={thumbnail}>
          <Spinner />
        </span>
        <span className={textBlock}>
          <span className={nameStyle}>{fileName}</span>
          <span className={smallText}>Preparando…</span>
        </span>
      </div>
    </li>
  );
}

const card = css({ bg: 'surface', border: 'line', borderRadius: 'card', overflow: 'hidden' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1', padding: '2' });
const actions = css({ display: 'flex', marginInlineStart: 'auto' });
const picture = css({ width: 'full', height: '[200px]', objectFit: 'contain', bg: 'quiet' });
const thumbnail = css({
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
const nameStyle = css({ textStyle: 'label', truncate: true });
const smallText = css({ textStyle: 'help', color: 'muted' });
const sentText = css({ display: 'inline-flex', alignItems: 'center', gap: '1', color: 'success' });
const actionIcon = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: 'touch',
  borderRadius: 'full',
  color: 'muted',
  '&:is(button)': { _hover: { bg: 'quiet', color: 'ink' } },
  '&:has(input)': { _hover: { bg: 'quiet', color: 'ink' } },
  '&:disabled': { opacity: 'soft' },
  '&:has(:disabled)': { opacity: 'soft' },
  _focusInside: { outline: 'ring' },
});
