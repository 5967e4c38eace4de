/** What may be attached, and how large; the service gives no limits of its own (assumed). */
export interface Acceptance {
  /** MIME types; 'image/*' stands for every kind of image. */
  types: readonly string[];
  /** Bytes. */
  largest: number;
}

const MEGABYTE = 1024 * 1024;

export const PHOTOS: Acceptance = { types: ['image/*'], largest: 15 * MEGABYTE };
export const DOCUMENTS: Acceptance = { types: ['image/*', 'application/pdf'], largest: 15 * MEGABYTE };

/** Why a file cannot be attached, in words for the visitor; `undefined` when it can. */
export function refusal(
  file: Pick<File, 'type' | 'size' | 'name'>,
  { types, largest }: Acceptance,
): string | undefined {
  const fits = types.some(type =>
    type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type,
  );
  if (!fits)
    return types.includes('application/pdf')
      ? `Não aceitamos este tipo de arquivo: ${file.name}. Envie uma foto ou um PDF.`
      : `Não aceitamos este tipo de arquivo: ${file.name}. Envie uma foto.`;
  if (file.size === 0) return `O arquivo está vazio: ${file.name}. Escolha outro.`;
  if (file.size > largest)
    return `O arquivo é grande demais: ${file.name}. O limite é de ${sizeText(largest)}.`;
  return undefined;
}

const TENTHS = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** 1.572.864 -> '1,5 MB'. */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE / 10
    ? `${TENTHS.format(Math.max(1, Math.round(bytes / 1024)))} kB`
    : `${TENTHS.format(bytes / MEGABYTE)} MB`;
