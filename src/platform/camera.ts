import type { CameraFacing, CameraProblem } from '#journey/fields/capture.ts';
import { fail, type Result } from '#shared/result.ts';
import type { LiveCamera } from './live-camera.ts';

export interface Camera {
  /** Why no camera can be asked for in this page at all; `undefined` when one may be asked for. */
  obstacle(): 'insecure' | 'unsupported' | undefined;
  /** Asks for a camera, which asks the visitor. Never throws; one that comes after the signal is given back at once. */
  open(facing: CameraFacing, signal: AbortSignal): Promise<Result<LiveCamera, CameraProblem>>;
}

/** The part of the window that is used. */
export interface CameraSource {
  isSecureContext: boolean;
  navigator: { mediaDevices?: Pick<MediaDevices, 'getUserMedia'> | undefined };
}

export function createCamera({ isSecureContext, navigator }: CameraSource): Camera {
  const devices = navigator.mediaDevices;
  const obstacle = () => {
    if (!isSecureContext) return 'insecure' as const;
    return devices ? undefined : ('unsupported' as const);
  };

  return {
    obstacle,
    async open(facing, signal) {
      const why = obstacle();
      if (why || !devices) return fail(why ?? 'unsupported');
      // A form without photos never needs it (14.1).
      const part = await import('./live-camera.ts').catch(() => undefined);
      return part?.openCamera(devices, facing, signal) ?? fail('failed');
    },
  };
}
