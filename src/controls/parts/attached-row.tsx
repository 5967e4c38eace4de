import { type ReactNode, useEffect, useState } from 'react';
import type { AttachedFile } from '#journey/fields/attached.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconFile, IconLock, IconTrash } from '#ui/icons.ts';
import { sizeText } from './acceptable.ts';

interface AttachedRowProps {
  file: AttachedFile;
  /** Absent when only the service has them. */
  bytes: Blob | undefined;
  /** Absent when it cannot be taken away. */
  onRemove: (() => void) | undefined;
}

/** A file that is attached: preview, name, size, and a way to take it away. */
export function AttachedRow({ file, bytes, onRemove }: AttachedRowProps): ReactNode {
  const preview = useObjectUrl(bytes?.type.startsWith('image/') ? bytes : undefined);
  const [unreadable, setUnreadable] = useState(false);
  return (
    <li className={row}>
      {preview && !unreadable ? (
        <img src={preview} alt="" className={thumb} onError={() => setUnreadable(true)} />
      ) : (
        <span className={thumb}>
          <Icon of={IconFile} size="large" />
        </span>
      )}
      <span className={words}>
        <span className={name}>{file.name}</span>
        {bytes && <span className={size}>{sizeText(bytes.size)}</span>}
      </span>
      {onRemove ? (
        <button type="button" className={end} aria-label={`Remover ${file.name}`} onClick={onRemove}>
          <Icon of={IconTrash} />
        </button>
      ) : (
        <span className={end}>
          <Icon of={IconLock} />
        </span>
      )}
    </li>
  );
}

/** An address for bytes of this page, taken back when they are no longer shown. */
function useObjectUrl(bytes: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [bytes]);
  return url;
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  padding: '2',
  bg: 'surface',
  border: 'line',
  borderRadius: 'control',
});
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
const words = css({ display: 'flex', flexDirection: 'column', flex: '1', minWidth: '0' });
const name = css({ textStyle: 'body', truncate: true });
const size = css({ textStyle: 'help', color: 'muted' });
const end = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: 'touch',
  borderRadius: 'full',
  color: 'muted',
  '&:is(button):hover': { bg: 'quiet', color: 'ink' },
});
