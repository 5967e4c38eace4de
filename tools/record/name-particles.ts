/** Ana and Ivo are names; shorter words of a name are particles or initials. Characters. */
export const minNamePartLength = 3;

/** Particles of Brazilian names that are as long as a name. In lower case. */
export const nameParticles: ReadonlySet<string> = new Set(['das', 'dos']);
