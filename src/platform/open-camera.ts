import type { LiveCamera } from '#journey/fields/camera.ts';
import type { CameraFacing, CameraProblem } from '#journey/fields/camera-facing.ts';
import { fail, type Result, succeed } from '#shared/result.ts';

/** Enough for a document that fills the frame; a weaker camera uses its best resolution. */
const WANTED_RESOLUTION = { width: { ideal: 1920 }, height: { ideal: 1080 } };

const PROBLEMS: ReadonlyMap<string, CameraProblem> = new Map([
  ['NotAllowedError', 'denied'],
  // Missing in older browsers, and in frames without the camera permission.
  ['SecurityError', 'denied'],
  ['PermissionDeniedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['DevicesNotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TrackStartError', 'busy'],
  ['AbortError', 'busy'],
]);

/** Asks the visitor for a camera. Never throws; a camera that starts after the abort is stopped at once. */
export async function openCamera(
  devices: Pick<MediaDevices, 'getUserMedia'>,
  facing: CameraFacing,
  signal: AbortSignal,
): Promise<Result<LiveCamera, CameraProblem>> {
  try {
    const stream = await devices.getUserMedia({
      video: { ...WANTED_RESOLUTION, facingMode: facing },
      audio: false,
    });
    if (signal.aborted) {
      stopAll(stream);
      return fail('failed');
    }
    return succeed(createLiveCamera(stream));
  } catch (error) {
    return fail(PROBLEMS.get(error instanceof Error ? error.name : '') ?? 'failed');
  }
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function createLiveCamera(stream: MediaStream): LiveCamera {
  return {
    stream,
    onLost(listener) {
      // `stop` of a track does not raise the event.
      const tracks = stream.getVideoTracks();
      for (const track of tracks) track.addEventListener('ended', listener, { once: true });
      return () => {
        for (const track of tracks) track.removeEventListener('ended', listener);
      };
    },
    stop: () => stopAll(stream),
  };
}
