/** Prefix of every path of the service (7.1) except `COMPANY_SEARCH_PATH`. */
export const SERVICE_PREFIX = '/unauth/product-self-contract';

/** Path of the search for companies, which does not have the prefix (7.26). */
export const COMPANY_SEARCH_PATH = '/unauth/cnpj/findByName';
