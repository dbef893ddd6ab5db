import type { RecipeAnswer, RecipeRequest } from '@console/api-client/recipes/schema';
import { int32 } from '@console/api-client/schema';
import { readDuration, writeDuration } from '@console/api-client/wire';

/** Defaults of the settings of a recipe. Durations: seconds, the heartbeat ISO 8601. */
const defaults = {
  tagHeartbeatDuration: 'PT5M',
  reportingInterval: 5,
  computeWindow: { INVENTORY: 20, LOCATION: 10 },
  locationAggregationModel: 'BY_TIME',
  minimumMovementInMeters: 1,
} as const;

/**
 * A request in the form in which it is stored and answered: the keys of its type, gaps filled. What old clients
 * send beside is dropped.
 */
export function storedForm(request: RecipeRequest): RecipeAnswer {
  const { name, type, readerConfigurationName, readerConfigurations } = request;
  const common = {
    name,
    type,
    readerConfigurationName: readerConfigurationName || null,
    readerConfigurations: { ...readerConfigurations },
  };
  switch (type) {
    case 'INVENTORY':
      return {
        ...common,
        ...reporting(request, defaults.computeWindow.INVENTORY),
        locationAggregationModel: request.locationAggregationModel ?? defaults.locationAggregationModel,
      };
    case 'LOCATION':
      return {
        ...common,
        ...reporting(request, defaults.computeWindow.LOCATION),
        minimumMovementInMeters: request.minimumMovementInMeters ?? defaults.minimumMovementInMeters,
      };
    case 'THRESHOLD':
      return {
        ...common,
        thresholdIds: [...(request.thresholdIds ?? [])],
        profile: request.profile ?? null,
        iterationDataLogEnabled: request.iterationDataLogEnabled ?? false,
      };
  }
}

function reporting(request: RecipeRequest, usualWindow: number) {
  const { reportingInterval = null, tagHeartbeatMinutes, computeWindow } = request;
  const interval = reportingInterval ?? defaults.reportingInterval;
  const inMinutes = tagHeartbeatMinutes ? writeDuration(tagHeartbeatMinutes * 60) : undefined;
  const tagHeartbeatDuration = request.tagHeartbeatDuration || inMinutes || defaults.tagHeartbeatDuration;
  return {
    tagHeartbeatDuration,
    // The old spelling of the same; some clients still read it.
    tagHeartbeatMinutes: Math.min(Math.floor((readDuration(tagHeartbeatDuration) ?? 0) / 60), int32.max),
    tagExpiryDuration: request.tagExpiryDuration || null,
    computeWindow: computeWindow ?? Math.max(usualWindow, interval),
    reportingInterval: interval,
  };
}
