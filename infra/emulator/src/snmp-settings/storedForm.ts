import { type SnmpSettingsRequest, snmpAuthenticationKeys } from '@console/api-client/snmp-settings/schema';
import { readDuration } from '@console/api-client/wire';
import { invalid } from '../server/failure';

/** SNMP settings as they are stored and answered. Of each kind exactly these keys: strict clients fail on another. */
export interface StoredSnmpSettings {
  readonly authConfig:
    | { readonly type: 'V2_COMMUNITY'; readonly communityName: string }
    | {
        readonly type: 'V3_USER_PRIV';
        readonly engineId: string;
        readonly userName: string;
        readonly authenticationKey: string;
        readonly privacyKey: string;
      };
  readonly trapTargetConfig: {
    readonly host: string;
    readonly port: number;
    readonly timeout: string;
    readonly retries: number;
    readonly messageType: string;
  };
}

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
