import type { Feature } from '../../host/slots/feature';
import { RemoteObserver } from './RemoteObserver';

/** Watches over remotes that run: reports what fails, and puts right or names what one does to the page. */
export const watch: Feature = { Observer: RemoteObserver };
