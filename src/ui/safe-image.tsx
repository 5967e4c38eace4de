import { type ReactNode, useState } from 'react';

interface SafeImageProps {
  /** Address from the service; anything but https draws nothing. */
  src: string;
  /** Empty when the words beside it say the same. */
  alt?: string;
  className?: string | undefined;
  /** Drawn in place of an image that is refused or does not come. */
  fallback?: ReactNode;
}

/** A picture whose address comes from the service: https only, no referrer, nothing broken on the screen (12.2). */
export function SafeImage({ src, alt = '', className, fallback = null }: SafeImageProps): ReactNode {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === src || !isHttps(src)) return fallback;
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  );
}

function isHttps(src: string): boolean {
  try {
    const { protocol, username } = new URL(src);
    return protocol === 'https:' && username === '';
  } catch {
    return false;
  }
}
