import { pathsOf, publishedPages } from '@console/remote/contract';

const { readers, ntpReaderSync } = publishedPages;

// Called as its heading says, which the frame shows before the page is there.
const register = { ...readers.register, title: { en: 'Register readers' } } as const;

/** The pages of this remote. All of them are published, so that others can link to them. */
export const pages = {
  readers: { ...readers, register },
  ntpReaderSync: { ...ntpReaderSync, page: 'ClockSyncPage' },
} as const;

/** Their addresses, by name. */
export const paths = pathsOf(pages);
