import { type RefObject, useEffect, useState } from 'react';
import type { CameraFacing, CameraProblem } from '#journey/fields/camera-facing.ts';
import type { CameraAccess } from '../control.ts';

export type CameraState =
  | { kind: 'opening' }
  | { kind: 'live' }
  | { kind: 'trouble'; problem: CameraProblem };

/** Keeps the camera on while the view is open and shows it in the video; `again` requests it again. */
export function useCamera(
  camera: CameraAccess,
  facing: CameraFacing,
  video: RefObject<HTMLVideoElement | null>,
): { state: CameraState; again: () => void } {
  const [state, setState] = useState<CameraState>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    const closing = new AbortController();
    let stop = (): void => undefined;
    void camera.open(facing, closing.signal).then(opened => {
      if (closing.signal.aborted) return opened.ok && opened.value.stop();
      if (!opened.ok) return setState({ kind: 'trouble', problem: opened.problem });
      const { value: live } = opened;
      const unhear = live.onLost(() => setState({ kind: 'trouble', problem: 'lost' }));
      stop = () => {
        unhear();
        live.stop();
      };
      if (video.current) video.current.srcObject = live.stream;
      setState({ kind: 'live' });
    });
    return () => {
      closing.abort();
      stop();
    };
  }, [camera, facing, attempt, video]);

  function again() {
    setState({ kind: 'opening' });
    setAttempt(attempt + 1);
  }
  return { state, again };
}
