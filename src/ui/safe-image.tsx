import { type ReactNode, useState } from 'react';
import { parsePlainHttps } from '#shared/safety/url.ts';
import { css, cx } from '#styled/css/index.js';

interface SafeImageProps {
  /** Address from the service. An address that is not https, or that has a user or password, is refused. */
  src: string;
  /** Tried in turn if `src` is refused or fails to load. */
  alternatives?: readonly string[];
  /** Empty if the text beside the image has the same content. */
  alt?: string;
  className?: string | undefined;
  /** The theme in which `className` finds its colours; undefined: that of the page. */
  theme?: string | undefined;
  /** Rendered instead of an image that is refused or fails to load. */
  fallback?: ReactNode;
  /** Also renders the fallback until the image has arrived. */
  showsFallbackFirst?: boolean;
}

/** An image with an address from the service: https only, no referrer, no broken-image icon (12.2). */
export function SafeImage({
  src,
  alternatives = [],
  alt = '',
  className,
  theme,
  fallback = null,
  showsFallbackFirst = false,
}: SafeImageProps): ReactNode {
  const [failedUrls, setFailedUrls] = useState<readonly string[]>([]);
  const [loadedUrl, setLoadedUrl] = useState('');
  const url = [src, ...alternatives].find(
    candidate => parsePlainHttps(candidate) && !failedUrls.includes(candidate),
  );
  if (url === undefined) return fallback;
  const isAwaited = showsFallbackFirst && loadedUrl !== url;
  return (
    <>
      {isAwaited && fallback}
      <img
        src={url}
        alt={alt}
        className={isAwaited ? cx(className, awaited) : className}
        data-theme={theme}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onLoad={() => setLoadedUrl(url)}
        onError={() => setFailedUrls([...failedUrls, url])}
      />
    </>
  );
}

/** Takes no space. It is not `display: none`, because a browser does not load such a lazy image. */
const awaited = css({ position: 'absolute', top: '0', left: '0', maxWidth: 'full', visibility: 'hidden' });
