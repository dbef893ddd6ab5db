export type { SnmpSettings } from './adapter';
export { deleteSnmpSettings, saveSnmpSettings, showSnmpSettings } from './calls';
export { snmpSettingsMutations, snmpSettingsQueries } from './queries';
export { snmpAuthenticationKeys, snmpAuthenticationTypes, snmpMessageTypes } from './schema';
