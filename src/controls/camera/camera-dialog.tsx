import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Camera } from '#journey/fields/camera.ts';
import type { CameraFacing } from '#journey/fields/camera-facing.ts';
import { moveFocus } from '#shared/move-focus.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconCameraRotate, IconX } from '#ui/icons.ts';
import { ModalLayer } from '#ui/modal-layer.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AimFrame } from './aim-frame.tsx';
import { CameraProblemNotice } from './camera-problem-notice.tsx';
import { capturePhoto, hasPicture } from './capture-photo.ts';
import { LightButton } from './light-button.tsx';
import { TakenPhoto } from './taken-photo.tsx';
import { useCamera } from './use-camera.ts';

export interface CameraDialogProps {
  camera: Camera;
  facing: CameraFacing;
  /** The subject of the photo. */
  title: string;
  /** The label of the field, from which the photo gets its file name. */
  fieldLabel: string;
  accept: string;
  onTaken: (photo: File) => void;
  /** Called when a file was chosen instead. */
  onPick: (files: readonly File[]) => void;
  onClose: () => void;
}

/** A full-screen camera, in which the visitor takes a photo, checks it and uses it. */
export function CameraDialog(props: CameraDialogProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [facing, setFacing] = useState(props.facing);
  const { state, retry } = useCamera(props.camera, facing, video);
  const [photo, setPhoto] = useState<File | undefined>(undefined);
  /** The camera whose first picture a press of the button waits for. */
  const [awaitedStream, setAwaitedStream] = useState<MediaStream | undefined>(undefined);
  const liveStream = state.kind === 'live' && !photo ? state.stream : undefined;
  const awaitsPicture = liveStream !== undefined && liveStream === awaitedStream;

  // A button that was pressed may be gone: the focus stays in the dialog (13.2).
  useLayoutEffect(() => {
    const target = shutter.current?.disabled === false ? shutter.current : heading.current;
    if (document.activeElement === document.body) moveFocus(target);
  });

  async function takePhoto() {
    if (!video.current) return;
    if (!hasPicture(video.current)) setAwaitedStream(liveStream);
    const newPhoto = await capturePhoto(video.current, props.fieldLabel);
    if (!newPhoto) return;
    setAwaitedStream(undefined);
    setPhoto(newPhoto);
  }

  return (
    <ModalLayer
      open
      role="dialog"
      labelledBy={titleId}
      onEscape={props.onClose}
      classNames={{ backdrop, positioner, panel }}
    >
      <div className={content}>
        <header className={header}>
          <h2 id={titleId} ref={heading} tabIndex={-1} data-autofocus className={headingStyle}>
            {props.title}
          </h2>
          <button type="button" aria-label="Fechar câmera" className={roundButton} onClick={props.onClose}>
            <Icon drawing={IconX} size="large" />
          </button>
        </header>
        <div className={pictureArea}>
          <video
            ref={video}
            className={picture}
            data-mirrored={facing === 'user' ? '' : undefined}
            hidden={state.kind !== 'live' || photo !== undefined}
            autoPlay
            muted
            playsInline
          />
          {liveStream && !awaitsPicture && <AimFrame facing={props.facing} />}
          {awaitsPicture && (
            <div role="status" className={openingBlock}>
              <Spinner size="large" />
              <p>Aguardando a imagem da câmera…</p>
            </div>
          )}
          {state.kind === 'opening' && !photo && (
            <div role="status" className={openingBlock}>
              <Spinner size="large" />
              <p>Abrindo a câmera…</p>
              <p className={noteStyle}>Permita o uso da câmera quando o navegador perguntar.</p>
            </div>
          )}
          {state.kind === 'failed' && !photo && (
            <CameraProblemNotice
              problem={state.problem}
              facing={facing}
              accept={props.accept}
              onRetry={retry}
              onPick={props.onPick}
            />
          )}
          {photo && <TakenPhoto photo={photo} facing={props.facing} />}
        </div>
        {photo ? (
          <footer className={footer}>
            <LightButton onPress={() => setPhoto(undefined)}>Tirar outra</LightButton>
            <LightButton isStrong onPress={() => props.onTaken(photo)}>
              Usar foto
            </LightButton>
          </footer>
        ) : (
          state.kind !== 'failed' && (
            <footer className={footer}>
              <span className={spacer} />
              <button
                ref={shutter}
                type="button"
                aria-label="Tirar foto"
                className={shutterStyle}
                disabled={state.kind !== 'live'}
                onClick={() => void takePhoto()}
              />
              <button
                type="button"
                aria-label="Trocar de câmera"
                className={roundButton}
                onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
              >
                <Icon drawing={IconCameraRotate} size="large" />
              </button>
            </footer>
          )
        )}
      </div>
    </ModalLayer>
  );
}

/** A phone on its side, or a page at 400%: the buttons are beside the picture, which would be too low otherwise. */
const SHORT = '@media (max-height: 480px)';
const backdrop = css({ zIndex: 'overlay' });
const positioner = css({ zIndex: 'overlay', alignItems: 'center', justifyContent: 'center' });
const panel = css({
  maxWidth: { md: '[min(45rem, 92vw)]' },
  height: { base: 'full', md: '[min(42rem, 92%)]' },
  borderRadius: { md: 'sheet' },
  overflow: 'hidden',
  [SHORT]: { height: 'full' },
});
const content = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gridTemplateRows: '[auto minmax(0, 1fr) auto]',
  height: 'full',
  bg: 'lens',
  color: 'onLens',
  [SHORT]: {
    gridTemplateColumns: '[minmax(0, 1fr) auto]',
    gridTemplateRows: '[auto minmax(0, 1fr)]',
  },
});
const header = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingInline: '5',
  paddingBlock: '2',
  [SHORT]: { gridColumn: '1 / -1', paddingBlock: '0' },
});
const headingStyle = css({ textStyle: 'strong', lineClamp: '2', minWidth: '0' });
const roundButton = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: 'row',
  borderRadius: 'full',
  color: 'onLens',
  _hover: { bg: 'lensVeil' },
  _focusVisible: { outlineColor: 'onLens' },
});
const pictureArea = css({ position: 'relative', minHeight: '0', display: 'grid', overflowY: 'auto' });
const picture = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  objectFit: 'cover',
  '&[data-mirrored]': { transform: 'scaleX(-1)' },
});
const openingBlock = css({
  placeSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: '3',
  padding: '6',
  textAlign: 'center',
  textStyle: 'body',
});
const noteStyle = css({ textStyle: 'label', fontWeight: 'normal', opacity: 'soft' });
const footer = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  paddingInline: '5',
  paddingTop: '4',
  paddingBottom: 'safe',
  [SHORT]: { flexDirection: 'column', justifyContent: 'center', paddingInline: '3', paddingTop: '0' },
});
const spacer = css({ width: 'row', [SHORT]: { display: 'none' } });
const shutterStyle = css({
  boxSize: '[72px]',
  borderRadius: 'full',
  bg: 'onLens',
  border: '[4px solid {colors.lens}]',
  outline: '[3px solid {colors.onLens}]',
  transitionProperty: '[transform]',
  transitionDuration: 'quick',
  _active: { transform: 'scale(0.92)' },
  _disabled: { opacity: 'soft' },
  // Not in the colour of the brand, which may be as dark as the background.
  _focusVisible: { outlineOffset: '1.5', boxShadow: '[0 0 0 3px {colors.onLens}]' },
});
