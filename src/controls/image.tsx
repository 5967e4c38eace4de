import { type ReactNode, useState } from 'react';
import { type AttachedFile, filesOf } from '#journey/fields/attached.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconAlertCircle } from '#ui/icons.ts';
import type { ControlProps } from './control.ts';
import { DOCUMENTS, PHOTOS, refusal } from './parts/acceptable.ts';
import { AttachedRow } from './parts/attached-row.tsx';
import { FileDoor } from './parts/file-door.tsx';

/** Photos and documents: a file, or on a phone its camera. Several are kept one under the other. */
export function ImageControl(props: ControlProps): ReactNode {
  const { field, files: shelf } = props;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const attached = filesOf(props.value);
  const camera = field.component === 'imageCapture';
  const accepted = camera ? PHOTOS : DOCUMENTS;

  const report = (next: readonly AttachedFile[]) => props.onEdit(next.map(({ id, name }) => ({ id, name })));

  function attach(picked: readonly File[]) {
    if (!shelf) return;
    const fitting = picked.filter(file => refusal(file, accepted) === undefined);
    setRefused(picked.map(file => refusal(file, accepted)).filter(why => why !== undefined));
    if (fitting.length > 0)
      report([...attached, ...fitting.map(file => ({ id: shelf.keep(file), name: file.name }))]);
  }

  return (
    <fieldset
      id={props.id}
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      className={column}
    >
      {attached.length > 0 && (
        <ul className={column}>
          {attached.map((file, place) => (
            <AttachedRow
              key={file.id || file.name}
              file={file}
              bytes={shelf?.find(file.id)}
              onRemove={props.readOnly ? undefined : () => report(attached.filter((_, at) => at !== place))}
            />
          ))}
        </ul>
      )}
      {!props.readOnly && (
        <FileDoor
          name={field.key}
          labelId={props.labelId}
          accept={accepted.types.join(',')}
          camera={camera}
          more={attached.length > 0}
          invalid={props.invalid}
          disabled={shelf === undefined}
          onPick={attach}
          onLeave={props.onLeave}
        />
      )}
      <div role="alert" className={refusals}>
        {refused.map(why => (
          <p key={why} className={wrong}>
            <Icon of={IconAlertCircle} size="help" />
            {why}
          </p>
        ))}
      </div>
    </fieldset>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '2' });
const refusals = css({ _empty: { marginTop: '-2' } });
const wrong = css({ display: 'flex', gap: '1.5', textStyle: 'help', color: 'error', fontWeight: 'medium' });
