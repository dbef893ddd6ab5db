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
    'GET /itemsense/now': ['Shows the time', 'time'],
    'GET /healthz': ['Shows whether the service is available', 'object'],
    'GET /api/provisioning_state': ['Shows whether the service is provisioned', 'provisioning'],
    'GET /api/machine/setup': ['Shows whether the first configuration is completed', 'machineSetup'],
    'PUT /api/machine/setup/completed': ['Marks the first configuration as completed', 'machineSetup'],
    'GET /api/machine/is_version': ['Shows the version of the service', 'productVersion'],
    'GET /api/machine/software/is_version': ['Shows the version of the service', 'productVersion'],
    'GET /api/config/export': ['Exports the configuration', 'text'],
    'POST /api/config/import': ['Imports a configuration', 'importResult'],
    'POST /api/reset': ['Resets the service to its factory state', 'nothing'],
    'GET /docs': ['Shows this page', 'text'],
    'GET /itemsense/swagger': ['Redirects to this page', 'text', 302],
    'GET /docs/style.css': ['Style sheet of this page', 'text'],
    'GET /docs/openapi.json': ['Shows this description as an OpenAPI document', 'object'],
  },
};

function validation(path: string): Operations {
  return {
    [`POST ${path}`]: ['Shows the user of a token', 'user'],
    [`POST ${path}/:token`]: ['Shows the user of the token in the path', 'user'],
    [`GET ${path}/:token`]: ['Shows the user of the token in the path', 'user'],
  };
}
