import type { ReaderHealth } from '@console/api-client/reader-health';
import type { Translate } from '@console/design/messages';
import type { Tone } from '@console/design/status';
import type { HealthComponent } from './readerHealthStatus';

/** Stands for the status of a component that the service says nothing about. */
export const unknownStatus = 'UNKNOWN';

/** The status of one component of a reader, as the service calls it. */
export const componentStatus = (health: ReaderHealth | null | undefined, component: HealthComponent) =>
  health?.[component].status || unknownStatus;

const tones: Readonly<Record<string, Tone>> = { HEALTHY: 'success', WARNING: 'warning', FAILED: 'danger' };

/** How bad a status is. */
export const componentTone = (status: string): Tone => tones[status] ?? 'neutral';

/** The name of a status; one that only a newer service knows is shown as it comes. */
export const componentStatusLabel = (status: string, translate: Translate) =>
  status in tones || status === unknownStatus ? translate(`definitions.component.status.${status}`) : status;
