import type { ReactNode } from 'react';
import type { CameraFacing, CameraProblem } from '#journey/fields/camera-facing.ts';
import { css } from '#styled/css/index.js';
import { Icon } from '#ui/icon.tsx';
import { IconAlertCircle } from '#ui/icons.ts';
import { describeCameraProblem } from '../files/describe-file-problem.ts';
import { FileInput } from '../files/file-input.tsx';
import { LightButton } from './light-button.tsx';

interface CameraProblemNoticeProps {
  problem: CameraProblem;
  facing: CameraFacing;
  accept: string;
  onRetry: () => void;
  onPick: (files: readonly File[]) => void;
}

/** Problems that a retry cannot solve. */
const PERMANENT_PROBLEMS = new Set<CameraProblem>(['missing', 'insecure', 'unsupported']);

/** The reason why the camera shows nothing, and the ways to continue: a retry, the phone's camera app, a file. */
export function CameraProblemNotice({
  problem,
  facing,
  accept,
  onRetry,
  onPick,
}: CameraProblemNoticeProps): ReactNode {
  const isTouchDevice = matchMedia('(any-pointer: coarse)').matches;
  const { title, text } = describeCameraProblem(problem, isTouchDevice);
  return (
    <div role="alert" className={block}>
      <Icon drawing={IconAlertCircle} className={iconSize} />
      <p className={heading}>{title}</p>
      <p className={textBlock}>{text}</p>
      <div className={actions}>
        {!PERMANENT_PROBLEMS.has(problem) && (
          <LightButton isStrong onPress={onRetry}>
            Tentar novamente
          </LightButton>
        )}
        {isTouchDevice && (
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
        <LightButton isStrong={PERMANENT_PROBLEMS.has(problem)}>
          <span aria-hidden="true">Escolher arquivo</span>
          <FileInput label="Escolher arquivo" accept={accept} onPick={onPick} />
        </LightButton>
      </div>
    </div>
  );
}

const block = css({
  placeSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: '3',
  width: 'full',
  maxWidth: 'action',
  padding: '6',
  textAlign: 'center',
});
const iconSize = css({ boxSize: '10' });
const heading = css({ textStyle: 'subtitle' });
const textBlock = css({ textStyle: 'body' });
const actions = css({ display: 'flex', flexDirection: 'column', gap: '2', width: 'full', marginTop: '3' });
