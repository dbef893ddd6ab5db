import type { Operations } from './operation';

const authentication = '/itemsense/authentication/v1';

/** Signing in, and the service about itself. */
export const service: Readonly<Record<string, Operations>> = {
  Authentication: {
    'POST /authenticate': ['Signs in by name and password', 'signIn'],
    [`GET ${authentication}/token`]: ['Issues a token for the caller', 'issuedToken'],
    [`PUT ${authentication}/token/:user`]: ['Issues a token for a user', 'issuedToken'],
    [`GET ${authentication}/listTokens/:user`]: ['Lists the tokens of a user', 'token[]'],
    ...validation(`${authentication}/validateToken`),
    ...validation(`${authentication}/validate`),
    [`PUT ${authentication}/revokeToken`]: ['Revokes a token', 'nothing'],
    [`PUT ${authentication}/revokeToken/:user`]: [
      'Revokes all tokens of a user, in an older spelling',
      'nothing',
    ],
    [`PUT ${authentication}/revokeTokens/:user`]: ['Revokes all tokens of a user', 'nothing'],
  },
  'The service': {
    'GET /itemsense/now': ['Tells the time', 'time'],
    'GET /healthz': ['Tells whether the service is there', 'object'],
    'GET /api/provisioning_state': ['Tells whether the service is provisioned', 'provisioning'],
    'GET /api/machine/setup': ['Tells whether it has been set up', 'machineSetup'],
    'PUT /api/machine/setup/completed': ['Notes that it has been set up', 'machineSetup'],
    'GET /api/machine/is_version': ['Tells its version', 'productVersion'],
    'GET /api/machine/software/is_version': ['Tells its version', 'productVersion'],
    'GET /api/config/export': ['Exports the configuration', 'text'],
    'POST /api/config/import': ['Imports a configuration', 'importResult'],
    'POST /api/reset': ['Makes it as new from the factory', 'nothing'],
    'GET /docs': ['Shows this description to read', 'text'],
    'GET /itemsense/swagger': ['Leads to this description', 'text', 302],
    'GET /docs/style.css': ['Says how it looks', 'text'],
    'GET /docs/openapi.json': ['Shows it as an OpenAPI document', 'object'],
  },
};

function validation(path: string): Operations {
  return {
    [`POST ${path}`]: ['Tells whose a token is', 'user'],
    [`POST ${path}/:token`]: ['Tells whose the token of the path is', 'user'],
    [`GET ${path}/:token`]: ['Tells whose the token of the path is', 'user'],
  };
}
