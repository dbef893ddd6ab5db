export {
  ServiceClientProvider,
  type ServiceClientProviderProps,
  usePollInterval,
  useResource,
  useServiceClient,
} from './ServiceClientProvider';
export { useLiveStream } from './useLiveStream';
