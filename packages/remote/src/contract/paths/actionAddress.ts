/** Key of an address that begins an action of the record of its page. */
export const actionKey = 'action';

/**
 * Address of the page of a record that begins one of its actions: the question before a job is stopped, the form for a
 * copy. Only actions that ask are begun so.
 *
 * @param path - of the page
 * @param action - `key` of a custom action, else its kind
 */
export const actionAddress = (path: string, action: string): string =>
  `${path}?${actionKey}=${encodeURIComponent(action)}`;
