/**
 * Publications of the remotes of the console: areas, pages and their addresses, one file per remote. It is what others
 * may rely on: remotes link to each other by it, and an area or page whose remote is not installed is still named by
 * it. A remote declares its part of it together with whatever else it has; a page that nobody else links to is in the
 * remote alone.
 */
import { adminAreas, adminPages } from './admin';
import { dataAreas, dataPages } from './data';
import { eventsAreas, eventsPages } from './events';
import { jobsAreas, jobsPages } from './jobs';
import { readersAreas, readersPages } from './readers';
import { thresholdsAreas, thresholdsPages } from './thresholds';
import { usersAreas, usersPages } from './users';

/** The areas that the documents describe, by name. */
export const publishedAreas = {
  ...readersAreas,
  ...jobsAreas,
  ...thresholdsAreas,
  ...dataAreas,
  ...eventsAreas,
  ...adminAreas,
  ...usersAreas,
};

/** Name of an area that the documents describe. */
export type PublishedArea = keyof typeof publishedAreas;

/** The pages that remotes have published. */
export const publishedPages = {
  ...readersPages,
  ...jobsPages,
  ...thresholdsPages,
  ...dataPages,
  ...eventsPages,
  ...adminPages,
  ...usersPages,
} as const;

export { homeAddress } from './home';
export { titles } from './titles';
