export { LoadError, type LoadErrorProps } from './LoadError';
export { NotFound, type NotFoundProps, PageNotFound } from './NotFound';
export { Page, type PageName, type PageProps } from './Page';
export { type PageHelpControl, PageHelpProvider, type PageHelpProviderProps } from './PageHelp';
export { PageLoading } from './PageLoading';
export { composeTitle, PageTitleProvider, type PageTitleProviderProps, usePageTitle } from './PageTitle';
