/** Prefix of every path of the service (7.1). */
export const SERVICE_PREFIX = '/unauth/product-self-contract';
