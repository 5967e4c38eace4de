import { wordsIn } from '#journey/fields/words-in.ts';

/** 'Foto do RG (frente)' -> 'foto-do-rg-frente.jpg'. */
const photoNameOf = (label: string): string => `${wordsIn(label).join('-').slice(0, 40) || 'foto'}.jpg`;

/** Whether the video shows a picture of its camera already. */
export const hasPicture = (video: HTMLVideoElement): boolean =>
  video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0;

/**
 * Waits for the camera's first picture, because the visitor may press the button earlier. Returns `false` if the video
 * shows another camera by then: nobody has pressed the button for its picture.
 */
async function waitForPicture(video: HTMLVideoElement): Promise<boolean> {
  const { srcObject } = video;
  if (!hasPicture(video))
    await new Promise(resolve => video.addEventListener('loadeddata', resolve, { once: true }));
  return video.srcObject === srcObject;
}

/**
 * The picture that the camera shows, as a JPEG file; `undefined` if the browser cannot encode it, or if another camera
 * has taken its place.
 */
export async function capturePhoto(video: HTMLVideoElement, label: string): Promise<File | undefined> {
  if (!(await waitForPicture(video))) return undefined;
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  // High quality, because the photo is encoded once more before it is sent.
  const jpeg = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  return jpeg ? new File([jpeg], photoNameOf(label), { type: 'image/jpeg' }) : undefined;
}
