import type { Reporter } from 'knip';

const unusedAdvice = `Rule: Every file, export and package is used.
Remedy: import it, remove its \`export\`, or delete it; add a file that is started by its path to \`entry\` in knip.jsonc.`;
const testsOnlyAdvice = `Rule: Code that only tests use is stored with the tests.
Remedy: use it in the app, move it into a folder \`testing\` or into \`tests/support\`, or delete it with its tests.`;

/** Prints the rule and the remedy after the list of knip, which names neither. */
const reportUnused: Reporter = ({ counters, isProduction }) => {
  const { processed: _processed, total: _total, ...issues } = counters;
  const hasIssue = Object.values(issues).some(count => count > 0);
  if (hasIssue) console.log(isProduction ? testsOnlyAdvice : unusedAdvice);
};

// knip loads a reporter named by its path through the default export.
// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default reportUnused;
