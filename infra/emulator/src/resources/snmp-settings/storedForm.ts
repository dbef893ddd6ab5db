import { type SnmpSettingsRequest, snmpAuthenticationKeys } from '@console/api-client/snmp-settings/schema';
import { readDuration } from '@console/api-client/wire';
import { invalid } from '../../server/failure';
import type { StoredSnmpSettings } from '../settings/settings';

/** A request with its gaps filled. Pure. @throws 400 naming the field */
export function storedForm({ authConfig, trapTargetConfig }: SnmpSettingsRequest): StoredSnmpSettings {
  const { host, port, timeout, retries, messageType } = trapTargetConfig;
  if (timeout && readDuration(timeout) === undefined)
    throw invalid('trapTargetConfig.timeout', 'must be a duration of ISO 8601');
  for (const key of snmpAuthenticationKeys[authConfig.type])
    if (!authConfig[key]) throw invalid(`authConfig.${key}`, `is required for ${authConfig.type}`);
  const { communityName, engineId, userName, authenticationKey, privacyKey } = authConfig;
  return {
    authConfig:
      authConfig.type === 'V2_COMMUNITY'
        ? { type: 'V2_COMMUNITY', communityName: communityName ?? '' }
        : {
            type: 'V3_USER_PRIV',
            engineId: engineId || 'ITEMSENSE',
            userName: userName ?? '',
            authenticationKey: authenticationKey ?? '',
            privacyKey: privacyKey ?? '',
          },
    trapTargetConfig: {
      host,
      port: port ?? 162,
      timeout: timeout || 'PT5S',
      retries: retries ?? 2,
      messageType: messageType ?? 'TRAP',
    },
  };
}

/** As those see it who may not configure: the keys that stand for a password are masked. Pure. */
export function withoutKeys({ authConfig, ...rest }: StoredSnmpSettings): StoredSnmpSettings {
  const masked = '********';
  return {
    ...rest,
    authConfig:
      authConfig.type === 'V2_COMMUNITY'
        ? { ...authConfig, communityName: masked }
        : { ...authConfig, authenticationKey: masked, privacyKey: masked },
  };
}
