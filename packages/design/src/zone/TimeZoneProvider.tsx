import { createContext, type ReactNode, useContext } from 'react';
import type { TimeZone } from './timeZone';

const TimeZoneContext = createContext<TimeZone>(undefined);

/** Time zone for everything inside. */
export interface TimeZoneProviderProps {
  /** Name of the zone; undefined is that of the browser. */
  zone: TimeZone;
  children?: ReactNode;
}

/** Shows and reads all times inside it in one time zone. */
export function TimeZoneProvider({ zone, children }: TimeZoneProviderProps) {
  return <TimeZoneContext value={zone}>{children}</TimeZoneContext>;
}

/** The time zone in which times show here. */
export const useTimeZone = (): TimeZone => useContext(TimeZoneContext);
