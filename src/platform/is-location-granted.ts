/** The part of `navigator.permissions` that is used. Android's web view has none of it. */
export interface PermissionSource {
  query?(descriptor: { name: 'geolocation' }): Promise<{ state?: string }>;
}

/**
 * Whether the visitor has granted the position already, so that the browser would not ask for it. False if the browser
 * does not say.
 */
export async function isLocationGranted(permissions: PermissionSource | undefined): Promise<boolean> {
  try {
    return (await permissions?.query?.({ name: 'geolocation' }))?.state === 'granted';
  } catch {
    return false;
  }
}
