/** 5.8: what is said under a field that is wrong for no named reason. */
export const INVALID_FIELD = 'Campo inválido';
