import { type FocusEvent, type ReactNode, useState } from 'react';
import { filesOf } from '#journey/fields/attached.ts';
import { facingOf } from '#journey/fields/camera-facing.ts';
import { DOCUMENT_KINDS, PHOTO_KINDS } from '#journey/fields/file-kind.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconAlertCircle } from '#ui/icons.ts';
import { CameraDialog } from './camera/camera-dialog.tsx';
import type { ControlProps } from './control.ts';
import { AttachedRow, PreparingRow } from './files/attached-row.tsx';
import { FilePicker } from './files/file-picker.tsx';
import { useAttached } from './files/use-attached.ts';
import { useFileFocus } from './files/use-file-focus.ts';
import { OptionsGate } from './primitives/options-gate.tsx';

/** File types of the picker; the content is checked afterwards. */
const PHOTO_FILES = 'image/*,.heic,.heif';
const DOCUMENT_FILES = `${PHOTO_FILES},application/pdf`;

/** Photos and documents: from the camera, the file picker, by drop or paste. Several are kept in sending order. */
export function ImageControl(props: ControlProps): ReactNode {
  const { field, files: store, camera: device } = props;
  const takesPhotos = fieldKinds.find(field.component)?.files === 'photos';
  const takesPdf = !takesPhotos;
  const accept = takesPdf ? DOCUMENT_FILES : PHOTO_FILES;
  const facing = facingOf(field);
  const attachedFiles = useAttached(props, takesPdf ? DOCUMENT_KINDS : PHOTO_KINDS, takesPdf);
  /** Index of the photo that the open camera retakes; -1 for a new photo. */
  const [cameraTarget, setCameraTarget] = useState<{ index: number } | undefined>(undefined);
  const attached = filesOf(props.value);
  const { forget: forgetFocus, ...keptFocus } = useFileFocus();
  const cameraWay = takesPhotos ? wayOfCamera(props) : 'none';

  const openCamera = (index: number): void => setCameraTarget({ index });

  const group = (
    <fieldset
      {...keptFocus}
      id={props.id}
      tabIndex={-1}
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      className={column}
      onBlur={event => {
        if (cameraTarget || !leaves(event)) return;
        forgetFocus();
        props.onLeave();
      }}
    >
      {(attached.length > 0 || attachedFiles.preparing.length > 0) && (
        <ul className={column}>
          {attached.map((file, index) => (
            <AttachedRow
              key={file.id || `${index}:${file.name}`}
              file={file}
              bytes={store?.find(file.id)}
              large={attached.length === 1}
              change={
                props.readOnly
                  ? undefined
                  : {
                      accept,
                      onRetake: cameraWay === 'view' ? () => openCamera(index) : undefined,
                      onReplace: picked => void attachedFiles.replace(index, picked),
                      onRemove: () => attachedFiles.remove(index),
                      onUp: index > 0 ? () => attachedFiles.moveUp(index) : undefined,
                    }
              }
            />
          ))}
          {attachedFiles.preparing.map(({ id, name }) => (
            <PreparingRow key={id} name={name} />
          ))}
        </ul>
      )}
      {!props.readOnly && (
        <FilePicker
          labelId={props.labelId}
          accept={accept}
          camera={cameraWay}
          facing={facing}
          takesPdf={takesPdf}
          hasFiles={attached.length > 0 || attachedFiles.preparing.length > 0}
          invalid={props.invalid}
          disabled={store === undefined}
          onPick={picked => void attachedFiles.add(picked)}
          onCamera={() => openCamera(-1)}
        />
      )}
      {props.readOnly && attached.length === 0 && <p className={emptyText}>Nenhum arquivo</p>}
      <div role="status" className={visuallyHidden}>
        {attachedFiles.announcement}
      </div>
      <div role="alert" className={refusals}>
        {attachedFiles.refusalTexts.map(problemText => (
          <p key={problemText} className={errorText}>
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
          fileName={field.label}
          accept={accept}
          onTaken={photo => {
            setCameraTarget(undefined);
            void (cameraTarget.index < 0
              ? attachedFiles.add([photo])
              : attachedFiles.replace(cameraTarget.index, [photo]));
          }}
          onPick={picked => {
            setCameraTarget(undefined);
            void (cameraTarget.index < 0
              ? attachedFiles.add(picked)
              : attachedFiles.replace(cameraTarget.index, picked));
          }}
          onClose={() => setCameraTarget(undefined)}
        />
      )}
    </fieldset>
  );
  return <OptionsGate {...props}>{group}</OptionsGate>;
}

/**
 * If the page may not use the camera, a phone still has its camera app. A desktop treats `capture` as a plain file
 * input.
 */
function wayOfCamera({ camera }: ControlProps): 'view' | 'app' | 'none' {
  if (camera && camera.obstacle() === undefined) return 'view';
  return matchMedia('(any-pointer: coarse)').matches ? 'app' : 'none';
}

const leaves = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  // Without a next element the focus goes to a system window: a file is being chosen.
  relatedTarget !== null && !currentTarget.contains(relatedTarget);

const column = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const emptyText = css({ textStyle: 'body', color: 'muted' });
const visuallyHidden = css({ srOnly: true });
const refusals = css({ display: 'grid', gap: '1', _empty: { marginTop: '-2' } });
const errorText = css({
  display: 'flex',
  gap: '1.5',
  textStyle: 'help',
  color: 'error',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
});
