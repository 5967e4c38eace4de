import { expect, test } from 'vitest';
import { summariseAudit } from './summarise-audit.ts';

const reportOf = (...severities: string[]): string =>
  JSON.stringify({
    vulnerabilities: Object.fromEntries(
      severities.map((severity, index) => [`p${index}`, { name: `p${index}`, severity, range: '<2' }]),
    ),
    metadata: { vulnerabilities: { total: severities.length } },
  });

test('[12.12] a severe vulnerability fails the audit and is named, a minor one is only counted', () => {
  expect(summariseAudit(reportOf('low', 'moderate'))).toEqual({
    text: '0 severe, 2 minor vulnerabilities in the locked packages.',
    hasFailed: false,
  });
  expect(summariseAudit(reportOf('high', 'low'))).toEqual({
    text: 'high: p0 <2\n1 severe, 1 minor vulnerabilities in the locked packages.',
    hasFailed: true,
  });
  expect(summariseAudit(reportOf('critical')).hasFailed).toBe(true);
});

test('[12.12] a missing report of the registry does not pass the audit silently', () => {
  for (const output of ['', '{"error":{"code":"ENOAUDIT"}}', '<html>'])
    expect(summariseAudit(output)).toEqual({
      text: 'Not audited: the registry gave no report.',
      hasFailed: false,
    });
});
