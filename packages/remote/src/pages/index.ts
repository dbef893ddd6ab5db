export { AreaError, type AreaErrorProps } from './AreaError';
export { AreaErrorPage } from './AreaErrorPage';
export { RemotePages, type RemotePagesProps } from './RemotePages';
