import { safeStorage } from '@console/design/storage';

const storage = safeStorage('sessionStorage');

/** The mark that an earlier reload of this tab left; null when there is none, or the browser stores nothing. */
export const rememberedReload = storage.getItem;

/** Marks a reload, so that it is not repeated. @returns whether the mark will be there afterwards. */
export const rememberReload = storage.setItem;
