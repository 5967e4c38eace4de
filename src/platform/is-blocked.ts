/** True for the error with which a browser denies access to cookies or storage (8.13: code 18, SECURITY_ERR). */
export function isBlocked(error: unknown): boolean {
  const { code, name }: { code?: unknown; name?: unknown } = Object(error);
  return code === 18 || name === 'SecurityError';
}
