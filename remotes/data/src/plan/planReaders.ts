import { defaultFloor, type ReaderDefinition } from '@console/api-client/reader-definitions';
import {
  connectionFailed,
  isHealthy,
  type ReaderHealth,
  readerIsAwaitingAgent,
} from '@console/api-client/reader-health';
import type { KeyEnd, Translate } from '@console/design/messages';
import type { PlanReader } from '@console/design/plan';
import type { Tone } from '@console/design/status';
import { paths } from '@console/remote/contract';

/** Health of a reader, in one word that has its text `data.plan.reader.{word}`. */
function healthOf(health: ReaderHealth | undefined): {
  readonly word: KeyEnd<'data.plan.reader'>;
  readonly tone: Tone;
} {
  if (!health) return { word: 'unknown', tone: 'neutral' };
  if (connectionFailed(health)) return { word: 'connectionFailed', tone: 'danger' };
  if (readerIsAwaitingAgent(health)) return { word: 'awaitingAgent', tone: 'info' };
  return isHealthy(health) ? { word: 'healthy', tone: 'success' } : { word: 'unhealthy', tone: 'warning' };
}

/** The readers that hang on a floor of a facility, with their health. */
export function planReaders(
  definitions: readonly ReaderDefinition[],
  healths: readonly ReaderHealth[],
  { facility, floor }: { readonly facility: string; readonly floor: string },
  translate: Translate,
): readonly PlanReader[] {
  const healthByName = new Map(healths.map((health) => [health.readerName, health]));
  return definitions.flatMap(({ name, facility: its, placement }) => {
    const { x, y, yaw, floor: hangs } = placement;
    if (its !== facility || x === undefined || y === undefined) return [];
    if ((hangs || defaultFloor) !== floor) return [];
    const { word, tone } = healthOf(healthByName.get(name));
    return [
      {
        name,
        x,
        y,
        ...(yaw !== undefined && { yaw }),
        tone,
        state: translate(`data.plan.reader.${word}`),
        to: paths.readers.definitions.definition(name),
      },
    ];
  });
}
