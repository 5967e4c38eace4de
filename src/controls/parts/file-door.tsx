import type { ReactNode } from 'react';
import { css, cva } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconCamera, IconUpload } from '#ui/icons.ts';

interface FileDoorProps {
  name: string;
  labelId: string;
  accept: string;
  /** Offers the camera too, where the device has one. */
  camera: boolean;
  /** There are files already: the words ask for another one. */
  more: boolean;
  invalid: boolean;
  disabled: boolean;
  onPick: (files: readonly File[]) => void;
  onLeave: () => void;
}

/** Where files come in. The native inputs lie transparent over their buttons, so that every way to press them works. */
export function FileDoor(props: FileDoorProps): ReactNode {
  const { more } = props;
  // A desktop takes `capture` for a plain file input: its button would promise what it does not do.
  const camera = props.camera && matchMedia('(any-pointer: coarse)').matches;
  return (
    <div className={doors}>
      {camera && (
        <Door
          {...props}
          icon={IconCamera}
          capture="environment"
          words={more ? 'Tirar outra foto' : 'Tirar foto'}
        />
      )}
      <Door
        {...props}
        icon={IconUpload}
        multiple
        words={more ? 'Escolher outro arquivo' : 'Escolher arquivo'}
      />
    </div>
  );
}

interface DoorProps extends FileDoorProps {
  icon: typeof IconCamera;
  words: string;
  multiple?: boolean;
  capture?: 'environment';
}

function Door({ icon, words, ...props }: DoorProps): ReactNode {
  return (
    <span className={door({ invalid: props.invalid, disabled: props.disabled })}>
      <Icon of={icon} />
      <span aria-hidden="true">{words}</span>
      <input
        type="file"
        className={native}
        name={props.name}
        accept={props.accept}
        multiple={props.multiple}
        capture={props.capture}
        disabled={props.disabled}
        aria-label={words}
        aria-describedby={props.labelId}
        aria-invalid={props.invalid || undefined}
        onChange={event => {
          props.onPick([...(event.target.files ?? [])]);
          // The same file may be picked again after it was removed.
          event.target.value = '';
        }}
        onBlur={props.onLeave}
      />
    </span>
  );
}

const doors = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const door = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flex: '1',
    flexBasis: 'max',
    minWidth: '0',
    textAlign: 'center',
    minHeight: { base: 'inputPhone', md: 'row' },
    paddingInline: '4',
    textStyle: 'button',
    color: 'brand.primaryStrong',
    bg: 'surface',
    border: 'lineStrong',
    borderStyle: 'dashed',
    borderRadius: 'control',
    _hover: { bg: 'brand.primarySoft' },
    '&:has(:focus-visible)': { outline: 'ring', outlineOffset: '0.5' },
  },
  variants: {
    invalid: { true: { borderColor: 'error' } },
    disabled: { true: { color: 'muted', opacity: 'soft' } },
  },
});
const native = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  opacity: 'hidden',
  cursor: 'pointer',
  fontSize: 'micro',
});
