import { readDuration, type WithoutBlank, withoutBlank, writeDuration } from '../wire';
import type { SnmpSettingsAnswer } from './schema';

/** To whom the service sends traps, and how. What is absent is left to the service. */
export interface SnmpSettings {
  readonly authentication: WithoutBlank<SnmpSettingsAnswer['authConfig']>;
  readonly target: {
    readonly host: string;
    readonly port?: number;
    /** Time limit for an acknowledgement. */
    readonly timeoutSeconds?: number;
    readonly retries?: number;
    readonly messageType?: string;
  };
}

/** Settings as the console shows them. */
export function readSnmpSettings({ authConfig, trapTargetConfig }: SnmpSettingsAnswer): SnmpSettings {
  const { type, communityName, engineId, userName, authenticationKey, privacyKey } = authConfig;
  const { host, port, timeout, retries, messageType } = trapTargetConfig;
  return {
    authentication: {
      type,
      ...withoutBlank({ communityName, engineId, userName, authenticationKey, privacyKey }),
    },
    target: {
      host,
      ...withoutBlank({ port, timeoutSeconds: readDuration(timeout) ?? null, retries, messageType }),
    },
  };
}

/** Settings as they are sent. */
export function writeSnmpSettings({ authentication, target }: SnmpSettings): SnmpSettingsAnswer {
  const { host, port, timeoutSeconds, retries, messageType } = target;
  const timeout = timeoutSeconds === undefined ? undefined : writeDuration(timeoutSeconds);
  return {
    authConfig: withoutBlank(authentication),
    trapTargetConfig: { host, ...withoutBlank({ port, timeout, retries, messageType }) },
  };
}
