import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { orNone, type ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { answerOf, modelKey } from '../queries';
import type { SnmpSettings } from './adapter';
import { deleteSnmpSettings, saveSnmpSettings, showSnmpSettings } from './calls';

const model = 'snmp-settings';
const queryKey = modelKey(model);

/** Queries of the SNMP settings. */
export function snmpSettingsQueries(client: ServiceClient) {
  return {
    /** The settings; `null` when no traps are sent. */
    current: () =>
      queryOptions({
        queryKey,
        ...answerOf(client, () => orNone(showSnmpSettings())),
        meta: { model, notFoundAllowed: true },
      }),
  };
}

/** Mutations of the SNMP settings. */
export function snmpSettingsMutations(client: ServiceClient) {
  return {
    save: () =>
      mutationOptions({
        mutationFn: (settings: SnmpSettings) => client.call(saveSnmpSettings(settings)),
        onSuccess: (_stored, _settings, _result, { client: cache }) => cache.invalidateQueries({ queryKey }),
        // What was typed holds keys.
        gcTime: 0,
        meta: mutationMeta<SnmpSettings>({ model, action: 'save' }),
      }),
    remove: () =>
      mutationOptions({
        mutationFn: () => client.call(deleteSnmpSettings()),
        onSuccess: (_answer, _variables, _result, { client: cache }) => cache.invalidateQueries({ queryKey }),
        meta: mutationMeta({ model, action: 'delete' }),
      }),
  };
}
