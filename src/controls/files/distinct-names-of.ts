import type { AttachedFile } from '#journey/fields/file-members.ts';

/** The names of files for screen readers. Those of the same name are numbered: 'foto.jpg (2)'. */
export const distinctNamesOf = (files: readonly AttachedFile[]): readonly string[] =>
  files.map(({ name }, index) => {
    const isNamesake = (file: AttachedFile): boolean => file.name === name;
    const number = files.slice(0, index + 1).filter(isNamesake).length;
    return files.filter(isNamesake).length > 1 ? `${name} (${number})` : name;
  });
