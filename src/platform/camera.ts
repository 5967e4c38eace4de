import type { CameraFacing, CameraProblem } from '#journey/fields/camera-facing.ts';
import { fail, type Result } from '#shared/result.ts';
import { type LiveCamera, openCamera } from './live-camera.ts';

export interface Camera {
  /** Returns why this page cannot use a camera at all; `undefined` if it may ask for one. */
  findObstacle(): 'insecure' | 'unsupported' | undefined;
  /** Asks the visitor for a camera. Never throws; a camera that starts after the abort is stopped at once. */
  open(facing: CameraFacing, signal: AbortSignal): Promise<Result<LiveCamera, CameraProblem>>;
}

/** The part of the window that is used. */
export interface CameraSource {
  isSecureContext: boolean;
  navigator: { mediaDevices?: Pick<MediaDevices, 'getUserMedia'> | undefined };
}

export function createCamera({ isSecureContext, navigator }: CameraSource): Camera {
  const devices = navigator.mediaDevices;
  const findObstacle = () => {
    if (!isSecureContext) return 'insecure' as const;
    return devices ? undefined : ('unsupported' as const);
  };

  return {
    findObstacle,
    async open(facing, signal) {
      const problem = findObstacle();
      if (problem || !devices) return fail(problem ?? 'unsupported');
      // A view that closes at once must not ask the visitor for permission.
      await Promise.resolve();
      return signal.aborted ? fail('failed') : openCamera(devices, facing, signal);
    },
  };
}
