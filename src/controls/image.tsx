import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useAppState } from '#hooks/use-app-state.ts';
import { facingOf } from '#journey/fields/camera-facing.ts';
import { DOCUMENT_KINDS, PHOTO_KINDS } from '#journey/fields/file-kind.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconAlertCircle } from '#ui/icons.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CameraDialog } from './camera/camera-dialog.tsx';
import type { ControlProps } from './control.ts';
import { AttachedRow, PreparingRow } from './files/attached-row.tsx';
import { distinctNamesOf } from './files/distinct-names-of.ts';
import { FilePicker } from './files/file-picker.tsx';
import { mayMoveUp, useAttachedFiles } from './files/use-attached-files.ts';
import { useFileFocus } from './files/use-file-focus.ts';
import { OptionsGate } from './primitives/options-gate.tsx';

/** File types that the browser's file picker offers; the content is checked afterwards. */
const PHOTO_ACCEPT = 'image/*,.heic,.heif';
const DOCUMENT_ACCEPT = `${PHOTO_ACCEPT},application/pdf`;

/** Photos and documents: from the camera, the file picker, by drop or paste. Several are kept in sending order. */
export function ImageControl(props: ControlProps): ReactNode {
  const { field, files: store, camera: device } = props;
  const takesPhotos = fieldKinds.find(field.component)?.files === 'photos';
  const takesPdf = !takesPhotos;
  // The form refuses each change meanwhile (assumption 11.1); the visitor would take or prepare a photo for nothing.
  const { isSending } = useAppState().form;
  const accept = takesPdf ? DOCUMENT_ACCEPT : PHOTO_ACCEPT;
  const facing = facingOf(field);
  const cameraMode = takesPhotos ? cameraModeOf(props) : 'none';
  const fileEditor = useAttachedFiles(props, {
    kinds: takesPdf ? DOCUMENT_KINDS : PHOTO_KINDS,
    hasCamera: cameraMode !== 'none',
    isSending,
  });
  /**
   * The photo that the open camera retakes, by its index; -1 for a new photo. `undefined` while the camera is closed.
   */
  const [cameraTarget, setCameraTarget] = useState<{ index: number } | undefined>(undefined);
  const attached = filesOf(props.value);
  const distinctNames = distinctNamesOf(attached);
  const { forget: forgetFocus, ...focusProps } = useFileFocus();
  const problemListRef = useRef<HTMLDivElement>(null);
  const { problemTexts } = fileEditor;
  // On a phone the message comes under the dock, far from the button that was pressed.
  useLayoutEffect(() => {
    if (problemTexts.length > 0) problemListRef.current?.scrollIntoView({ block: 'nearest' });
  }, [problemTexts]);
  const openCamera = (index: number): void => setCameraTarget({ index });

  const fieldset = (
    <fieldset
      {...focusProps}
      id={props.id}
      tabIndex={-1}
      disabled={isSending}
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      className={column}
      onBlur={event => {
        if (cameraTarget || !isLeavingField(event)) return;
        forgetFocus();
        props.onLeave();
      }}
    >
      {(attached.length > 0 || fileEditor.preparingFiles.length > 0) && (
        <ul className={column}>
          {attached.map((file, index) => (
            <AttachedRow
              key={file.id || `${index}:${file.name}`}
              file={file}
              distinctName={distinctNames[index] ?? file.name}
              bytes={store?.find(file.id)}
              isLarge={attached.length === 1}
              changeActions={
                props.readOnly
                  ? undefined
                  : {
                      accept,
                      onRetake: cameraMode === 'view' ? () => openCamera(index) : undefined,
                      onReplace: picked => void fileEditor.replace(index, picked),
                      onRemove: () => fileEditor.remove(index),
                      onMoveUp: mayMoveUp(attached, index) ? () => fileEditor.moveUp(index) : undefined,
                    }
              }
            />
          ))}
          {fileEditor.preparingFiles.map(({ id, name }) => (
            <PreparingRow key={id} name={name} />
          ))}
        </ul>
      )}
      {!props.readOnly && (
        <FilePicker
          labelId={props.labelId}
          accept={accept}
          cameraMode={cameraMode}
          facing={facing}
          takesPdf={takesPdf}
          hasFiles={attached.length > 0 || fileEditor.preparingFiles.length > 0}
          invalid={props.invalid}
          disabled={isSending || store === undefined}
          onPick={picked => void fileEditor.add(picked)}
          onCamera={() => openCamera(-1)}
        />
      )}
      {props.readOnly && attached.length === 0 && <p className={emptyText}>Nenhum arquivo</p>}
      <VisuallyHidden announces="politely">{fileEditor.announcement}</VisuallyHidden>
      <div ref={problemListRef} role="alert" className={problemList}>
        {problemTexts.map((problemText, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files of the same name have the same message; they never move
          <p key={index} className={errorText}>
            <Icon drawing={IconAlertCircle} size="help" />
            <span>{problemText}</span>
          </p>
        ))}
      </div>
      {cameraTarget && device && (
        <CameraDialog
          camera={device}
          facing={facing}
          title={props.label}
          fieldLabel={field.label}
          accept={accept}
          onTaken={photo => {
            setCameraTarget(undefined);
            void (cameraTarget.index < 0
              ? fileEditor.add([photo])
              : fileEditor.replace(cameraTarget.index, [photo]));
          }}
          onPick={picked => {
            setCameraTarget(undefined);
            void (cameraTarget.index < 0
              ? fileEditor.add(picked)
              : fileEditor.replace(cameraTarget.index, picked));
          }}
          onClose={() => setCameraTarget(undefined)}
        />
      )}
    </fieldset>
  );
  return <OptionsGate {...props}>{fieldset}</OptionsGate>;
}

/**
 * How a field takes photos. If the page may not use the camera, a phone still has its camera app; a desktop would treat
 * `capture` as a plain file input.
 */
function cameraModeOf({ camera }: ControlProps): 'view' | 'app' | 'none' {
  if (camera && camera.findObstacle() === undefined) return 'view';
  return matchMedia('(any-pointer: coarse)').matches ? 'app' : 'none';
}

const isLeavingField = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  // Without a next element the focus moves to a window of the system, in which the visitor chooses a file.
  relatedTarget !== null && !currentTarget.contains(relatedTarget);

const column = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const emptyText = css({ textStyle: 'body', color: 'muted' });
const problemList = css({ display: 'grid', gap: '1', _empty: { marginTop: '-2' } });
const errorText = css({
  display: 'flex',
  gap: '1.5',
  textStyle: 'help',
  color: 'error',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
});
