import { wordsIn } from '#journey/fields/words-in.ts';

/** 'Foto do RG (frente)' -> 'foto-do-rg-frente.jpg'. */
const photoNameOf = (label: string): string => `${wordsIn(label).join('-').slice(0, 40) || 'foto'}.jpg`;

/** Waits for the camera's first picture, because the visitor may press the button earlier. */
async function waitForPicture(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0) return;
  await new Promise(resolve => video.addEventListener('loadeddata', resolve, { once: true }));
}

/** The picture that the camera shows, as a JPEG file; `undefined` if the browser cannot encode it. */
export async function capturePhoto(video: HTMLVideoElement, label: string): Promise<File | undefined> {
  await waitForPicture(video);
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
