import { lazy } from 'react';

/** {@link UpdateNotice}, loaded when there is something to tell. */
export const UpdateNotice = lazy(async () => {
  const { UpdateNotice: notice } = await import(/* webpackChunkName: "UpdateNotice" */ './UpdateNotice');
  return { default: notice };
});
