export { RemoteOutlet } from './RemoteOutlet';
