/** True for the error with which a browser denies access to cookies or storage (8.13: code 18, SECURITY_ERR). */
export function isBlocked(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return ('code' in error && error.code === 18) || ('name' in error && error.name === 'SecurityError');
}
