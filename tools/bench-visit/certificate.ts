import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSelfSignedCertificate } from '#tests/e2e/nginx.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';

export interface Certificate {
  /** Paths of the files. */
  certificate: string;
  key: string;
  /**
   * Hash of the public key, with which Chromium trusts the certificate (`--ignore-certificate-errors-spki-list`).
   * If Chromium only tolerated the certificate, it would cache nothing, and a repeat visit would be like a first one.
   */
  fingerprint: string;
}

export function createCertificate(): Certificate {
  const files = createSelfSignedCertificate(createTemporaryFolder('bench-visit-'));
  const { publicKey } = new X509Certificate(readFileSync(files.certificate));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return { ...files, fingerprint: createHash('sha256').update(key).digest('base64') };
}
