import { keyWords } from '#journey/fields/key-words.ts';

/** 'Foto do RG (frente)' -> 'foto-do-rg-frente.jpg'. */
const photoName = (label: string): string => `${keyWords(label).join('-').slice(0, 40) || 'foto'}.jpg`;

/** Resolves with the camera's first picture, because the visitor may press earlier. */
async function firstPicture(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.videoWidth > 0) return;
  await new Promise(resolve => video.addEventListener('loadeddata', resolve, { once: true }));
}

/** The current picture of the camera, or the first one, as a JPEG file; `undefined` if the browser cannot encode it. */
export async function photoFrom(video: HTMLVideoElement, label: string): Promise<File | undefined> {
  await firstPicture(video);
  const { videoWidth: width, videoHeight: height } = video;
  if (width === 0 || height === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  // High quality, because the photo is encoded once more before it is sent.
  const jpeg = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  return jpeg ? new File([jpeg], photoName(label), { type: 'image/jpeg' }) : undefined;
}
