import { type RefObject, useEffect, useState } from 'react';
import type { Camera } from '#journey/fields/camera.ts';
import type { CameraFacing, CameraProblem } from '#journey/fields/camera-facing.ts';

export type CameraState =
  | { kind: 'opening' }
  | { kind: 'live'; stream: MediaStream }
  | { kind: 'failed'; problem: CameraProblem };

/** Keeps the camera on while the view is open and shows its picture in the video; `retry` requests the camera again. */
export function useCamera(
  camera: Camera,
  facing: CameraFacing,
  videoRef: RefObject<HTMLVideoElement | null>,
): { state: CameraState; retry: () => void } {
  /**
   * The latest request for a camera. Each is an object of its own, also if it is for the same camera as an earlier one.
   */
  const [request, setRequest] = useState({ facing });
  if (request.facing !== facing) setRequest({ facing });
  /** The outcome of a request. Ignored once a newer request has started. */
  const [outcome, setOutcome] = useState<{ request: object; state: CameraState } | undefined>(undefined);

  useEffect(() => {
    const abortController = new AbortController();
    const settle = (state: CameraState): void => setOutcome({ request, state });
    let stop = (): void => undefined;
    async function open() {
      // A view that unmounts at once, as under StrictMode, opens no camera.
      await Promise.resolve();
      if (abortController.signal.aborted) return;
      const result = await camera.open(request.facing, abortController.signal);
      if (abortController.signal.aborted) return result.ok && result.value.stop();
      if (!result.ok) return settle({ kind: 'failed', problem: result.problem });
      const { value: runningCamera } = result;
      const stopListening = runningCamera.onLost(() => settle({ kind: 'failed', problem: 'lost' }));
      stop = () => {
        stopListening();
        runningCamera.stop();
      };
      if (videoRef.current) videoRef.current.srcObject = runningCamera.stream;
      settle({ kind: 'live', stream: runningCamera.stream });
    }
    void open();
    return () => {
      abortController.abort();
      stop();
    };
  }, [camera, request, videoRef]);

  const state: CameraState = outcome?.request === request ? outcome.state : { kind: 'opening' };
  return { state, retry: () => setRequest({ facing }) };
}
