interface Report {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
  metadata?: { vulnerabilities?: Record<string, number> };
}

const grave = ['high', 'critical'];

/** Summarises the output of `npm audit --json`, and whether action is needed. */
export function verdictOf(output: string): { text: string; isBad: boolean } {
  let report: Report = {};
  try {
    report = JSON.parse(output);
  } catch {
    // Output that is no JSON is reported below.
  }
  if (!report.metadata?.vulnerabilities)
    return { text: 'Not audited: the registry gave no report.', isBad: false };
  const vulnerabilities = Object.values(report.vulnerabilities ?? {});
  const severe = vulnerabilities.filter(({ severity }) => grave.includes(severity));
  const lines = severe.map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  const minor = vulnerabilities.length - severe.length;
  return {
    text: [...lines, `${severe.length} grave, ${minor} minor weaknesses in the locked packages.`].join('\n'),
    isBad: severe.length > 0,
  };
}
