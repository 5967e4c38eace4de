/** 5.8: the error under a field without a more precise reason. */
export const INVALID_FIELD = 'Campo inválido';
