interface Report {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
  metadata?: { vulnerabilities?: Record<string, number> };
}

const blockingSeverities = ['high', 'critical'];

/** Summarises the output of `npm audit --json`, and whether action is needed. */
export function summariseAudit(output: string): { text: string; hasFailed: boolean } {
  let report: Report = {};
  try {
    report = JSON.parse(output);
  } catch {
    // Output that is not JSON leaves the report empty, which is handled below.
  }
  if (!report.metadata?.vulnerabilities)
    return { text: 'Not audited: the registry gave no report.', hasFailed: false };
  const vulnerabilities = Object.values(report.vulnerabilities ?? {});
  const blockingVulnerabilities = vulnerabilities.filter(({ severity }) =>
    blockingSeverities.includes(severity),
  );
  const lines = blockingVulnerabilities.map(({ name, severity, range }) => `${severity}: ${name} ${range}`);
  const minorCount = vulnerabilities.length - blockingVulnerabilities.length;
  return {
    text: [
      ...lines,
      `${blockingVulnerabilities.length} severe, ${minorCount} minor vulnerabilities in the locked packages.`,
    ].join('\n'),
    hasFailed: blockingVulnerabilities.length > 0,
  };
}
