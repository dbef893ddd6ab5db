import { pathsOf, publishedPages } from '@console/remote/contract';

const { readers, ntpReaderSync } = publishedPages;

/** The pages of this remote. All of them are published, so that others can link to them. */
export const pages = { readers, ntpReaderSync: { ...ntpReaderSync, page: 'ClockSyncPage' } } as const;

/** Their addresses, by name. */
export const paths = pathsOf(pages);
