/**
 * A host name that is not localhost, as when a phone opens a machine of the same network. Over http its pages are no
 * secure contexts.
 */
export const PHONE_HOST = 'maquina-da-rede.test';
