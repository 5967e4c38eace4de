import type { HTMLAttributes, ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { ProgressBar } from './progress-bar.tsx';
import { TextLink } from './text-link.tsx';

/** The handlers report the focus of the button, which disappears with the last byte. */
interface UploadMeterProps extends Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onBlur'> {
  /** The current file, from 1. */
  fileNumber: number;
  /** The number of files. */
  fileCount: number;
  /** Total, 0 to 100. */
  percent: number;
  onCancel: () => void;
}

/** The progress of an upload. Once all files are sent, the upload cannot be cancelled: only the answer is missing. */
export function UploadMeter(props: UploadMeterProps): ReactNode {
  const { fileNumber, fileCount, percent, onCancel, ...focusEvents } = props;
  const sendingText =
    fileCount === 1 ? 'Enviando o arquivo' : `Enviando arquivo ${fileNumber} de ${fileCount}`;
  const text = percent < 100 ? sendingText : 'Tudo enviado. Aguardando a confirmação…';
  return (
    <div className={wrapper} {...focusEvents}>
      <div className={textRow}>
        <p role="status" className={heading}>
          {text}
        </p>
        {percent < 100 && (
          // Hidden from screen readers, because it changes all the time.
          <span aria-hidden="true" className={percentage}>
            {percent}%
          </span>
        )}
      </div>
      <ProgressBar label="Envio de arquivos" value={percent} valueText={`${text}, ${percent}%`} />
      {percent < 100 && <TextLink onPress={onCancel}>Cancelar envio</TextLink>}
    </div>
  );
}

const wrapper = css({ display: 'flex', flexDirection: 'column', gap: '2', paddingBottom: '3' });
const textRow = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' });
const heading = css({ textStyle: 'label' });
const percentage = css({ textStyle: 'label', fontVariantNumeric: 'tabular-nums' });
