import type { CameraProblem } from '#journey/fields/camera-facing.ts';
import { MAX_FILES } from '#journey/fields/camera-facing.ts';
import { type FileProblem, MAX_DOCUMENT_SIZE, MAX_PHOTO_SIZE } from '#journey/fields/file-kind.ts';
import { lazyValue } from '#shared/lazy-value.ts';

const MEGABYTE = 1024 * 1024;
const megabyteFormat = lazyValue(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }));

/** 1572864 -> '1,5 MB'. */
export const formatSize = (bytes: number): string =>
  bytes < MEGABYTE / 10
    ? `${megabyteFormat().format(Math.max(1, Math.round(bytes / 1024)))} kB`
    : `${megabyteFormat().format(bytes / MEGABYTE)} MB`;

interface FileWays {
  takesPdf: boolean;
  /** Whether the field has a button that takes a photo. */
  hasCamera: boolean;
}

/** The message for a refused file: its name, the reason, and what to do in this field. */
export function describeFileProblem(
  problem: FileProblem,
  name: string,
  { takesPdf, hasCamera }: FileWays,
): string {
  const alternative = takesPdf ? 'Envie uma foto (JPG ou PNG) ou um PDF.' : 'Envie uma foto (JPG ou PNG).';
  switch (problem) {
    case 'wrongType':
      return `Não aceitamos este tipo de arquivo: ${name}. ${alternative}`;
    case 'empty':
      return `O arquivo está vazio: ${name}. Escolha outro.`;
    case 'tooLarge':
      return takesPdf
        ? `O arquivo é grande demais: ${name}. O limite é de ${formatSize(MAX_DOCUMENT_SIZE)} para PDF e ${formatSize(MAX_PHOTO_SIZE)} para foto. Você também pode enviar uma foto do documento.`
        : `A foto é grande demais: ${name}. O limite é de ${formatSize(MAX_PHOTO_SIZE)}. ${hasCamera ? 'Tire outra ou envie uma menor' : 'Envie uma menor'}.`;
    case 'broken':
      return `Não conseguimos abrir o arquivo: ${name}. ${hasCamera ? 'Tire outra foto ou escolha' : 'Escolha'} outro arquivo.`;
    case 'heic':
      return `Este navegador não abre fotos no formato HEIC: ${name}. ${hasCamera ? 'Tire a foto por aqui, ou escolha uma em JPG' : 'Escolha uma foto em JPG ou PNG'}.`;
  }
}

/** The message when a field has the maximum number of files. */
export const TOO_MANY_FILES = `Você pode enviar até ${MAX_FILES} arquivos aqui. Remova um para enviar outro.`;

interface CameraMessage {
  title: string;
  text: string;
}

/** The messages for camera problems. Each offers to choose a file instead. */
const CAMERA_PROBLEMS: Readonly<Record<CameraProblem, CameraMessage>> = {
  denied: {
    title: 'Sem acesso à câmera',
    text: 'Libere a câmera para este site nas configurações do navegador e tente novamente, ou escolha um arquivo.',
  },
  missing: {
    title: 'Nenhuma câmera encontrada',
    text: 'Este aparelho não tem uma câmera que possamos usar. Escolha um arquivo.',
  },
  busy: {
    title: 'A câmera está em uso',
    text: 'Feche outros aplicativos ou abas que usam a câmera e tente novamente, ou escolha um arquivo.',
  },
  insecure: {
    title: 'A câmera não pode ser aberta aqui',
    text: 'O navegador só libera a câmera em páginas seguras (https). Escolha um arquivo.',
  },
  unsupported: {
    title: 'A câmera não pode ser aberta aqui',
    text: 'Este navegador não deixa esta página usar a câmera. Escolha um arquivo.',
  },
  lost: {
    title: 'A câmera foi interrompida',
    text: 'A câmera parou de funcionar. Tente novamente, ou escolha um arquivo.',
  },
  failed: {
    title: 'Não foi possível abrir a câmera',
    text: 'Tente novamente, ou escolha um arquivo.',
  },
};

/** The messages where the camera app of the device can be used in place of the camera of the page. */
const MESSAGES_WITH_CAMERA_APP: Readonly<Partial<Record<CameraProblem, CameraMessage>>> = {
  missing: {
    title: 'Não conseguimos abrir a câmera aqui',
    text: 'Use o aplicativo de câmera ou escolha um arquivo.',
  },
  insecure: {
    title: 'A câmera não pode ser aberta aqui',
    text: 'O navegador só libera a câmera em páginas seguras (https). Use o aplicativo de câmera ou escolha um arquivo.',
  },
  unsupported: {
    title: 'A câmera não pode ser aberta aqui',
    text: 'Este navegador não deixa esta página usar a câmera. Use o aplicativo de câmera ou escolha um arquivo.',
  },
};

/** The message for a camera problem: what does not work, and what to do. */
export const describeCameraProblem = (problem: CameraProblem, offersCameraApp: boolean): CameraMessage =>
  (offersCameraApp ? MESSAGES_WITH_CAMERA_APP[problem] : undefined) ?? CAMERA_PROBLEMS[problem];
