/** Query parameters that open a proposal or identify a person (2.22). Names are compared without case. */
const SECRET_PARAMETERS = ['token', 'jwttoken', 'userofficetoken', 'agx_hash'];

/** The address without anything that grants access: secret parameters, fragment, user and password. */
export function withoutSecrets(address: URL): URL {
  const cleanUrl = new URL(address);
  for (const name of [...cleanUrl.searchParams.keys()])
    if (SECRET_PARAMETERS.includes(name.toLowerCase())) cleanUrl.searchParams.delete(name);
  cleanUrl.hash = '';
  cleanUrl.username = '';
  cleanUrl.password = '';
  return cleanUrl;
}
