import { pathsOf, publishedPages } from '@console/remote/contract';

const { eventConfiguration } = publishedPages;

/** The pages of this remote. All of them are published, so that others can link to them. */
export const pages = eventConfiguration;

/** Their addresses, by name. */
export const paths = pathsOf(pages);
