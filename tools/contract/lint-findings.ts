/** The findings in the output of Redocly, without its notices and its advice to ignore the findings. */
export const lintFindingsOf = (output: string): string =>
  output
    .split('\n')
    .filter(line => !/^\s*[╔║╚]|^run `redocly lint|^validating |: validated in /.test(line))
    .join('\n')
    .trim();
