import { changedAt, type ReaderEvent } from '@console/api-client/health-events';
import type { ReaderHealth } from '@console/api-client/reader-health';
import { formatList } from '@console/design/language';
import { type Translate, translateKey } from '@console/design/messages';
import { paths } from '@console/remote/contract';
import { paths as own } from '../paths';
import { componentStatus, componentTone, type HealthComponent, healthComponents } from './readerHealth';

/** The codes that have texts of their own; a code of a newer service has those of its component. */
const codes = [
  'NETWORK',
  'HTTP_FAILURE',
  'BAD_CERTIFICATE',
  'DROPPED_READ',
  'CLOCK_SKEW',
  'DEVICE_FAULT',
  'AGENT_OUTDATED',
  'CRASH',
] as const;

/** Pages that help with a code. */
const pages = [
  { code: 'CLOCK_SKEW', path: own.ntpReaderSync },
  { code: 'AGENT_OUTDATED', path: paths.admin.upgrades.list },
  { code: 'CRASH', path: paths.logs.readers },
] as const;

/** Why a component of a reader is unwell, since when, and what helps. */
interface HealthCause {
  readonly component: HealthComponent;
  /** Cause, in a sentence. */
  readonly cause: string;
  /** Advice that mends it. */
  readonly remedy: string;
  /** The page on which that is done: its address, and the text of the link. */
  readonly page?: { readonly to: string; readonly label: string };
  /** ISO 8601; undefined when it is not known. */
  readonly since?: string;
}

/**
 * Causes of the faults of a reader's components, the worst first.
 * @param events of this reader, the newest first.
 */
export function healthCauses(
  health: ReaderHealth,
  events: readonly ReaderEvent[],
  translate: Translate,
): readonly HealthCause[] {
  const unwell = healthComponents.filter((component) => componentStatus(health, component) !== 'HEALTHY');
  const isFailed = (component: HealthComponent) =>
    componentTone(componentStatus(health, component)) === 'danger' ? 0 : 1;
  return unwell
    .sort((one, other) => isFailed(one) - isFailed(other))
    .map((component) => {
      const { code = '' } = health[component];
      const key = codes.find((known) => known === code) ?? component;
      const page = pages.find((each) => each.code === code);
      return {
        component,
        cause: translateKey(translate, `health.cause.${key}`, detailsOf(health)),
        remedy: translate(`health.remedy.${key}`),
        page: page && { to: page.path(), label: translate(`health.page.${page.code}`) },
        since: changedAt(events, component, health[component]),
      };
    });
}

/** Numbers and names that the sentences speak of. */
function detailsOf({ clockSync, hardware }: ReaderHealth) {
  const devices = (hardware.devices ?? []).flatMap(({ device, code }) =>
    device === undefined ? [] : [code === undefined ? device : `${device} (${code})`],
  );
  return {
    seconds: Math.round(Math.abs(clockSync.skewMilliseconds ?? 0) / 1000),
    devices: formatList(devices),
    count: devices.length,
  };
}
