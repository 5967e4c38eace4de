import { type ReactNode, useState } from 'react';
import { parsePlainHttps } from '#shared/safety/url.ts';

interface SafeImageProps {
  /** Address from the service. If it is not https, or has a user or password, the fallback is rendered. */
  src: string;
  /** Empty if the text beside the image has the same content. */
  alt?: string;
  className?: string | undefined;
  /** Rendered instead of an image that is refused or fails to load. */
  fallback?: ReactNode;
}

/** An image with an address from the service: https only, no referrer, no broken-image icon (12.2). */
export function SafeImage({ src, alt = '', className, fallback = null }: SafeImageProps): ReactNode {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (failedSrc === src || !parsePlainHttps(src)) return fallback;
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedSrc(src)}
    />
  );
}
