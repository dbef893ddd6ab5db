export {
  ServiceClientProvider,
  type ServiceClientProviderProps,
  useResource,
  useServiceClient,
} from './ServiceClientProvider';
