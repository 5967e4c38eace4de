/** In front of every path of the service, in all cases (7.1). */
export const SERVICE_PREFIX = '/unauth/product-self-contract';
