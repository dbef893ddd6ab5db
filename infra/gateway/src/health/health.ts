import type { Switches } from '@console/remote/operation';
import type { Registry } from '@console/remote/registry';
import type { WatchedFile } from '../builds/cachedFile';
import type { ShellBuild } from '../builds/shellBuild';

/** State of one component; `problem` says why it is not ready, or what is wrong with a newer file of it. */
export interface ComponentHealth {
  readonly ready: boolean;
  readonly problem?: string;
  readonly [fact: string]: unknown;
}

/** Answer of `/healthz`. */
interface GatewayHealth {
  readonly ready: boolean;
  /** Version of the gateway. */
  readonly version: string;
  readonly shell: ComponentHealth;
  readonly registry: ComponentHealth;
  readonly switches: ComponentHealth;
  /** State of sharing with other gateways; the console runs without it, too. */
  readonly shared: ComponentHealth;
  /** State of recording, where a trail is kept. */
  readonly audit?: ComponentHealth;
  readonly service: ComponentHealth;
}

/** Components that the health check looks at. */
export interface HealthSources {
  readonly version: string;
  readonly shell: WatchedFile<ShellBuild>;
  readonly registry: WatchedFile<Registry>;
  readonly switches: WatchedFile<Switches>;
  /** Reports shared with other gateways, with the reason why they are not. */
  readonly reports: { problem(): string | undefined };
  readonly files: { problem(): string | undefined };
  /** Trail of changes, and if these are refused where it cannot record. */
  readonly trail?:
    | { problem(): string | undefined; canRecord(): boolean; readonly enforced: boolean }
    | undefined;
  /** Address of the service that is asked whether it is there. */
  readonly probe: string;
}

/** Time in ms that the service gets to answer the health check. */
const probeTime = 2000;

async function fileHealth<T>(
  file: WatchedFile<T>,
  facts: (content: T) => Record<string, unknown>,
): Promise<ComponentHealth> {
  try {
    const content = await file.read();
    const problem = file.problem();
    return { ready: file.isFromFile(), ...facts(content), ...(problem !== undefined && { problem }) };
  } catch (error) {
    return { ready: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function service(probe: string): Promise<ComponentHealth> {
  try {
    const answer = await fetch(probe, { signal: AbortSignal.timeout(probeTime), redirect: 'manual' });
    const version: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
    if (!answer.ok) await answer.body?.cancel();
    // A service that asks for a sign-in or does not know the path is there.
    if (answer.status < 500) return { ready: true, ...(version !== undefined && { version }) };
    return { ready: false, problem: `The service answers with status ${answer.status}.` };
  } catch {
    return { ready: false, problem: 'The service does not answer.' };
  }
}

/** A trail that has to be written and cannot be keeps everybody from changing anything. */
function auditHealth(trail: NonNullable<HealthSources['trail']>): ComponentHealth {
  const problem = trail.problem();
  return { ready: trail.canRecord() || !trail.enforced, ...(problem !== undefined && { problem }) };
}

/**
 * Health of the gateway: it can serve the whole console with a build of the shell, a registry and switches as
 * they lie in the store, and a service that answers.
 */
export async function health({
  version,
  shell,
  registry,
  switches,
  reports,
  files,
  trail,
  probe,
}: HealthSources): Promise<GatewayHealth> {
  const [shellPart, registryPart, switchesPart, servicePart] = await Promise.all([
    fileHealth(shell, (build) => ({ version: build.version, federation: build.federation })),
    fileHealth(registry, ({ revision, remotes }) => ({
      revision,
      remotes: Object.fromEntries(remotes.map(({ name, current }) => [name, current])),
    })),
    fileHealth(switches, ({ off }) => ({ off: Object.keys(off) })),
    service(probe),
  ]);
  const problem = reports.problem() ?? files.problem();
  const audit = trail && auditHealth(trail);
  const parts = [shellPart, registryPart, switchesPart, servicePart, ...(audit ? [audit] : [])];
  return {
    ready: parts.every(({ ready }) => ready),
    version,
    shell: shellPart,
    registry: registryPart,
    switches: switchesPart,
    shared: { ready: true, ...(problem !== undefined && { problem }) },
    ...(audit && { audit }),
    service: servicePart,
  };
}
