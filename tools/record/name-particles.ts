/** Jo and Li are names; a single letter is an initial. Characters. */
export const minNamePartLength = 2;

/** Particles of Brazilian names that are as long as a name. In lower case. */
export const nameParticles: ReadonlySet<string> = new Set(['da', 'das', 'de', 'do', 'dos']);
