import * as authentication from '../../authentication/calls';
import * as configurationMigration from '../../configuration-migration/calls';
import * as machineSetup from '../../machine-setup/calls';
import * as productVersion from '../../product-version/calls';
import * as provisioning from '../../provisioning/calls';
import * as resets from '../../resets/calls';
import * as tokens from '../../tokens/calls';
import { list, record, type Samples, secret, text, write } from './sample';

/** Calls about signing in and about the service itself. */
export const service = {
  authentication: {
    signIn: record(authentication.signIn({ name: 'Admin', password: secret }), {
      token: secret,
      user: { name: 'Admin', roles: ['Admin'] },
    }),
  },
  'configuration-migration': {
    exportConfiguration: text(configurationMigration.exportConfiguration('2.1.0'), '{"config":{}}'),
    importConfiguration: write(
      configurationMigration.importConfiguration({
        data: `{"config":{"users":[{"name":"Ann","password":"${secret}"}]}}`,
        mode: 'merge',
      }),
    ),
  },
  'machine-setup': {
    showMachineSetup: record(machineSetup.showMachineSetup(), { initialConfigurationCompleted: true }),
    completeMachineSetup: write(machineSetup.completeMachineSetup()),
  },
  'product-version': {
    showProductVersion: record(productVersion.showProductVersion(), {}),
    'showProductVersion of older services': record(productVersion.showProductVersion('software'), {}),
  },
  provisioning: {
    showProvisioning: record(provisioning.showProvisioning(), { provisioningState: 'PROVISIONED' }),
  },
  resets: {
    clearItemData: write(resets.clearItemData()),
    factoryReset: write(resets.factoryReset()),
  },
  tokens: {
    listTokens: list(tokens.listTokens('Ann')),
    generateToken: record(tokens.generateToken('Ann'), { token: secret }),
    obtainToken: record(tokens.obtainToken(), { token: secret }),
    revokeToken: write(tokens.revokeToken(secret)),
    revokeTokens: write(tokens.revokeTokens('Ann')),
  },
} satisfies Samples;
