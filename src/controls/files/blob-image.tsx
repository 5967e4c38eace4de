import { type ReactNode, useCallback } from 'react';

interface BlobImageProps {
  blob: Blob;
  alt: string;
  className: string;
  /** Called if the browser cannot show the image. */
  onError?: () => void;
}

/** The picture in a blob. Its object URL is revoked when the element no longer shows it. */
export function BlobImage({ blob, alt, className, onError }: BlobImageProps): ReactNode {
  const setSource = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={setSource} alt={alt} className={className} onError={onError} />;
}
