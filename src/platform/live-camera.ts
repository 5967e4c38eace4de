import type { CameraFacing, CameraProblem } from '#journey/fields/capture.ts';
import { fail, type Result, succeed } from '#shared/result.ts';

export interface LiveCamera {
  /** What a video element shows. */
  readonly stream: MediaStream;
  /** Calls back once when the picture ends by itself: unplugged, taken by another app, permission withdrawn. */
  onLost(listener: () => void): () => void;
  /** Gives the camera back: its light goes out. */
  stop(): void;
}

/** Enough for a document that fills the frame; a camera that has less gives what it has. */
const WANTED = { width: { ideal: 1920 }, height: { ideal: 1080 } };

const PROBLEMS: ReadonlyMap<string, CameraProblem> = new Map([
  ['NotAllowedError', 'denied'],
  // Older browsers, and frames that the page around them gave no camera.
  ['SecurityError', 'denied'],
  ['PermissionDeniedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['DevicesNotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TrackStartError', 'busy'],
  ['AbortError', 'busy'],
]);

/** Asks for a camera, which asks the visitor. Never throws; one that comes after the signal is given back at once. */
export async function openCamera(
  devices: Pick<MediaDevices, 'getUserMedia'>,
  facing: CameraFacing,
  signal: AbortSignal,
): Promise<Result<LiveCamera, CameraProblem>> {
  try {
    const stream = await devices.getUserMedia({ video: { ...WANTED, facingMode: facing }, audio: false });
    if (signal.aborted) {
      stopAll(stream);
      return fail('failed');
    }
    return succeed(liveCamera(stream));
  } catch (error) {
    return fail(PROBLEMS.get(error instanceof Error ? error.name : '') ?? 'failed');
  }
}

function stopAll(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function liveCamera(stream: MediaStream): LiveCamera {
  return {
    stream,
    onLost(listener) {
      // A track that we stop ourselves says nothing: the event is for what others do to it.
      const tracks = stream.getVideoTracks();
      for (const track of tracks) track.addEventListener('ended', listener, { once: true });
      return () => {
        for (const track of tracks) track.removeEventListener('ended', listener);
      };
    },
    stop: () => stopAll(stream),
  };
}
