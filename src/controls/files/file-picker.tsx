import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react';
import { css, cva, cx } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconCamera, IconPhoto, IconUpload } from '#ui/icons.ts';
import { FileInput } from './file-input.tsx';
import { useMissedDrops } from './use-missed-drops.ts';

interface FilePickerProps {
  labelId: string;
  accept: string;
  /** How a photo is taken: by the app's camera view, by the phone's camera app, or not at all. */
  cameraMode: 'view' | 'app' | 'none';
  facing: 'environment' | 'user';
  takesPdf: boolean;
  /** There are files already: the text asks for another one, and the area is smaller. */
  hasFiles: boolean;
  invalid: boolean;
  disabled: boolean;
  onPick: (files: readonly File[]) => void;
  onCamera: () => void;
}

/** The ways to attach files: camera, file picker, drop, paste. */
export function FilePicker(props: FilePickerProps): ReactNode {
  const { hasFiles, takesPdf, disabled, invalid, onPick } = props;
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  useMissedDrops();
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const tapInvitation =
    props.cameraMode === 'none' ? 'Toque para escolher' : 'Toque para fotografar ou escolher';
  const invitation = isTouch ? tapInvitation : 'Arraste para cá, cole ou escolha';
  // A file is changed in its row; here one more is added, so the words must not sound like a change.
  const photoLabel = hasFiles ? 'Adicionar foto' : 'Tirar foto';
  const fileLabel = hasFiles ? 'Adicionar arquivo' : 'Escolher arquivo';

  function addFrom(event: DragEvent | ClipboardEvent, data: DataTransfer | null) {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    if (!disabled) onPick(files);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are additional ways; the buttons inside do the same
    <div
      className={dropZone({ isDraggedOver, hasFiles, invalid })}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={event =>
        !(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) &&
        setIsDraggedOver(false)
      }
      onDrop={event => {
        setIsDraggedOver(false);
        addFrom(event, event.dataTransfer);
      }}
      onPaste={event => addFrom(event, event.clipboardData)}
    >
      {!hasFiles && (
        <>
          <span className={iconCircle}>
            <Icon drawing={takesPdf ? IconUpload : IconPhoto} size="large" />
          </span>
          <p className={hint}>
            <span className={lead}>{isDraggedOver ? 'Solte aqui' : invitation}</span>
            {takesPdf ? 'JPG, PNG ou PDF' : 'JPG ou PNG'}
          </p>
        </>
      )}
      <div className={hasFiles ? addLinks : pickButtons}>
        {hasFiles && <span aria-hidden="true">Adicionar mais:</span>}
        {props.cameraMode === 'view' && (
          <button
            type="button"
            className={hasFiles ? addLink : cx(pickButton, strong)}
            disabled={disabled}
            aria-label={photoLabel}
            aria-describedby={props.labelId}
            onClick={props.onCamera}
          >
            <Icon drawing={IconCamera} />
            {hasFiles ? 'Foto' : photoLabel}
          </button>
        )}
        {props.cameraMode === 'app' && (
          <span className={hasFiles ? addLink : cx(pickButton, strong)}>
            <Icon drawing={IconCamera} />
            <span aria-hidden="true">{hasFiles ? 'Foto' : photoLabel}</span>
            <FileInput
              label={photoLabel}
              accept="image/*"
              capture={props.facing}
              describedBy={props.labelId}
              disabled={disabled}
              onPick={onPick}
            />
          </span>
        )}
        <span className={hasFiles ? addLink : cx(pickButton, plain)}>
          <Icon drawing={IconUpload} />
          <span aria-hidden="true">{hasFiles ? 'Arquivo' : fileLabel}</span>
          <FileInput
            label={fileLabel}
            accept={props.accept}
            multiple
            describedBy={props.labelId}
            invalid={invalid}
            disabled={disabled}
            onPick={onPick}
          />
        </span>
      </div>
    </div>
  );
}

const dropZone = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    borderRadius: 'card',
    transition: 'colors',
    transitionDuration: 'quick',
  },
  variants: {
    hasFiles: {
      true: {},
      false: { padding: '5', bg: 'surface', border: 'lineStrong', borderStyle: 'dashed' },
    },
    isDraggedOver: { true: { bg: 'brand.primarySoft', borderColor: 'brand.activeText' } },
    invalid: { true: { borderColor: 'error' } },
  },
});
const iconCircle = css({
  display: 'grid',
  placeItems: 'center',
  boxSize: 'sign',
  borderRadius: 'full',
  bg: 'brand.primarySoft',
  color: 'brand.activeText',
});
const hint = css({ textStyle: 'help', color: 'muted', textAlign: 'center' });
const lead = css({ display: 'block', textStyle: 'label', color: 'ink' });
const pickButtons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', width: 'full' });
/** One line under the files: one more is possible, but the obvious action is to continue. */
const addLinks = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  width: 'full',
  textStyle: 'label',
  color: 'muted',
});
const addLink = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minHeight: 'touch',
  textStyle: 'label',
  color: 'brand.activeText',
  textDecoration: 'underline',
  textDecorationThickness: '[1px]',
  textUnderlineOffset: '[4px]',
  borderRadius: 'control',
  _hover: { textDecorationThickness: '[2px]' },
  _focusInside: { outline: 'ring', outlineOffset: '0.5' },
  _focusVisible: { outline: 'ring', outlineOffset: '0.5' },
  '&:disabled': { color: 'muted', opacity: 'soft' },
  '&:has(:disabled)': { color: 'muted', opacity: 'soft' },
});
const pickButton = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  flex: '1',
  flexBasis: 'max',
  minWidth: '0',
  minHeight: { base: 'row', md: 'touch' },
  paddingInline: '4',
  paddingBlock: '2',
  textStyle: 'button',
  textAlign: 'center',
  borderRadius: 'control',
  border: 'lineStrong',
  _focusInside: { outline: 'ring', outlineOffset: '0.5' },
  _focusVisible: { outline: 'ring', outlineOffset: '0.5' },
  '&:disabled': { color: 'muted', opacity: 'soft' },
  '&:has(:disabled)': { color: 'muted', opacity: 'soft' },
});
const plain = css({ bg: 'surface', color: 'ink', _hover: { borderColor: 'ink' } });
const strong = css({
  bg: 'brand.primarySoft',
  // The brand's text colour is checked on the surfaces of the page; on this fill it may miss 4.5:1.
  color: 'ink',
  borderColor: 'brand.activeText',
  _hover: { boxShadow: 'hovered' },
});
