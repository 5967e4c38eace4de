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
  videoRef: RefObject<HTMLVideoElement | null>,
): { state: CameraState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  /** Reports the outcome of a request; ignored for an older request. */
  const [outcome, setOutcome] = useState<{ request: string; state: CameraState } | undefined>(undefined);
  const request = `${facing} ${attempt}`;

  useEffect(() => {
    const closing = new AbortController();
    const settle = (state: CameraState): void => setOutcome({ request, state });
    let stop = (): void => undefined;
    async function open() {
      // A view that disappears at once, as under StrictMode, opens no camera.
      await Promise.resolve();
      if (closing.signal.aborted) return;
      const result = await camera.open(facing, closing.signal);
      if (closing.signal.aborted) return result.ok && result.value.stop();
      if (!result.ok) return settle({ kind: 'trouble', problem: result.problem });
      const { value: live } = result;
      const stopListening = live.onLost(() => settle({ kind: 'trouble', problem: 'lost' }));
      stop = () => {
        stopListening();
        live.stop();
      };
      if (videoRef.current) videoRef.current.srcObject = live.stream;
      settle({ kind: 'live' });
    }
    void open();
    return () => {
      closing.abort();
      stop();
    };
  }, [camera, facing, request, videoRef]);

  const state: CameraState = outcome?.request === request ? outcome.state : { kind: 'opening' };
  return { state, retry: () => setAttempt(attempt + 1) };
}
