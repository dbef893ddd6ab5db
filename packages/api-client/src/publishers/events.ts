/** Types of health events that a health filter can ask for (PUBLISHER-12). */
export const eventTypes = [
  'HEALTH_RESET',
  'CONNECTION',
  'THROUGHPUT',
  'CLOCK_SYNC',
  'HARDWARE_FAULT',
  'SOFTWARE_FAULT',
  'LIFECYCLE',
  'UNCLASSIFIED',
  'ITEM',
  'THRESHOLD',
] as const;

/** The known codes of health events; a service may send others (PUBLISHER-12). */
export const eventCodes = [
  'BAD_CERTIFICATE',
  'HTTP_FAILURE',
  'NETWORK',
  'DROPPED_READ',
  'READER_RESTART',
  'UPGRADE_STATUS',
  'CRASH',
  'AGENT_OUTDATED',
  'REBOOT',
  'UNKNOWN',
] as const;
