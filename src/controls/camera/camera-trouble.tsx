import type { ReactNode } from 'react';
import type { CameraFacing, CameraProblem } from '#journey/fields/camera-facing.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconAlertCircle } from '#ui/icons.ts';
import { FileInput } from '../files/file-input.tsx';
import { CAMERA_PROBLEMS } from '../files/file-problem-text.ts';
import { LightButton } from './light-button.tsx';

interface CameraTroubleProps {
  problem: CameraProblem;
  facing: CameraFacing;
  accept: string;
  onRetry: () => void;
  onPick: (files: readonly File[]) => void;
}

/** Some problems offer no retry, because it cannot help. */
const PERMANENT_PROBLEMS = new Set<CameraProblem>(['missing', 'insecure', 'unsupported']);

/** Why the camera shows nothing, and the ways to continue: retry, the phone's camera app, a file. */
export function CameraTrouble({ problem, facing, accept, onRetry, onPick }: CameraTroubleProps): ReactNode {
  const { title, text } = CAMERA_PROBLEMS[problem];
  const phone = matchMedia('(any-pointer: coarse)').matches;
  return (
    <div role="alert" className={middle}>
      <Icon drawing={IconAlertCircle} className={mark} />
      <p className={heading}>{title}</p>
      <p className={textBlock}>{text}</p>
      <div className={ways}>
        {!PERMANENT_PROBLEMS.has(problem) && (
          <LightButton strong onPress={onRetry}>
            Tentar novamente
          </LightButton>
        )}
        {phone && (
          <LightButton>
            <span aria-hidden="true">Usar o aplicativo de câmera</span>
            <FileInput
              label="Usar o aplicativo de câmera"
              accept="image/*"
              capture={facing}
              onPick={onPick}
            />
          </LightButton>
        )}
        <LightButton strong={PERMANENT_PROBLEMS.has(problem)}>
          <span aria-hidden="true">Escolher arquivo</span>
          <FileInput label="Escolher arquivo" accept={accept} onPick={onPick} />
        </LightButton>
      </div>
    </div>
  );
}

const middle = css({
  placeSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: '3',
  width: 'full',
  maxWidth: 'action',
  padding: '6',
  textAlign: 'center',
});
const mark = css({ boxSize: '10' });
const heading = css({ textStyle: 'subtitle' });
const textBlock = css({ textStyle: 'body' });
const ways = css({ display: 'flex', flexDirection: 'column', gap: '2', width: 'full', marginTop: '3' });
