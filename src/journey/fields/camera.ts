import type { Result } from '#shared/result.ts';
import type { CameraFacing, CameraProblem } from './camera-facing.ts';

/** A running camera. */
export interface LiveCamera {
  /** The stream for a video element. */
  readonly stream: MediaStream;
  /**
   * Calls the listener once if the stream ends by itself: camera unplugged, taken by another app, permission withdrawn.
   */
  onLost(listener: () => void): () => void;
  /** Stops the camera, so that its light goes out. */
  stop(): void;
}

/** The device's camera. */
export interface Camera {
  /** The reason why this page cannot use any camera; `undefined` if it may ask for permission. */
  findObstacle(): Extract<CameraProblem, 'insecure' | 'unsupported'> | undefined;
  /** Asks the visitor for a camera. Never throws; a camera that starts after the abort is stopped at once. */
  open(facing: CameraFacing, signal: AbortSignal): Promise<Result<LiveCamera, CameraProblem>>;
}
