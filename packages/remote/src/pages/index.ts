export { RemotePages, type RemotePagesProps } from './RemotePages';
