/** 8.48: the text where something could not be loaded. */
export const LOAD_FAILED = 'Não foi possível carregar os dados. Tente novamente ou atualize a página.';
