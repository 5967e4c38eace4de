import type { Camera } from '#journey/fields/camera.ts';
import { fail } from '#shared/result.ts';
import { openCamera } from './open-camera.ts';

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
