import { lazyNamed } from '@console/design/progress';

/** {@link UpdateNotice}, loaded when there is something to tell. */
export const UpdateNotice = lazyNamed(() => import('./UpdateNotice'), 'UpdateNotice', { waiting: null });
