import type { BuildManifest } from '@console/remote/registry';
import { registeredRemote, registryOf } from './registeredRemote';

type DeclaredStop = NonNullable<BuildManifest['tour']>[number];

const stop = (
  step: DeclaredStop['step'],
  path: string,
  target: string,
  awaits?: DeclaredStop['awaits'],
): DeclaredStop => ({ step, path, target, text: { en: `About ${target}` }, ...(awaits && { awaits }) });

const remote = (name: string, tour: DeclaredStop[]): BuildManifest => ({
  ...registeredRemote,
  name,
  areas: [],
  tour,
});

/** Remotes that serve no page and declare every step, in another order than the tour's. */
export const declaredTour = registryOf(
  remote('readers', [stop('registration', '/readers/definitions', 'readers-registration')]),
  remote('admin', [
    stop('scanner-configuration', '/admin', 'scanner-config-card'),
    stop('scanner-configuration', '/admin/scanner-config', 'network-form', 'network-saved'),
    stop('facility', '/facilities', 'facility-form', 'facility-saved'),
  ]),
  remote('users', [
    stop('users-table', '/users', 'users-table', 'user-form-shown'),
    stop('admin-password', '/users', 'user-password', 'admin-password-saved'),
  ]),
);
