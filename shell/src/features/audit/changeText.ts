import type { ChangingCall } from '@console/api-client';
import type { AuditDetails } from '@console/remote/operation';
import type { QueryClient } from '@tanstack/react-query';
import { type ChangedField, fieldsOfChange } from '../changes/changedFields';
import { remoteAt } from '../changes/remoteAt';
import { withoutSecrets } from '../changes/secrets';

/** Most bytes of a description: servers and proxies take headers of 8 kB, and this is not the only one. */
const mostBytes = 3000;

/** Most characters of a value. */
const longestValue = 200;

/** Most characters of the name of a field. */
const longestField = 100;

const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

const shortened = ({ field, before, after }: ChangedField) => ({
  field: cut(field, longestField),
  ...(before !== undefined && { before: cut(before, longestValue) }),
  ...(after !== undefined && { after: cut(after, longestValue) }),
});

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** The record before in the form in which it is sent, where the call can be undone by it. */
function sentBefore({ call: { change } }: ChangingCall, before: unknown): unknown {
  try {
    return change.undo?.({ before, answer: undefined })?.call.body ?? before;
  } catch {
    return before;
  }
}

/** The fields of a change, without secrets. */
function fieldsOf(changing: ChangingCall, before: unknown) {
  const { change, method, body } = changing.call;
  if (change.secrets === 'all') return { fields: [], hidden: true };
  const sent = withoutSecrets(body, change.secrets);
  const known = withoutSecrets(sentBefore(changing, before), change.secrets);
  const fields = fieldsOfChange({ action: change.action, method, before: known.value, body: sent.value });
  return { fields, hidden: sent.secrets.length > 0 };
}

/**
 * Description of a change for the audit trail: the changed fields as far as they fit, and the build that runs.
 * @param page path of the page that is open
 * @returns JSON in base64url
 */
export function changeText(
  changing: ChangingCall,
  before: unknown,
  page: string,
  queryClient: QueryClient,
): string {
  const { fields, hidden } = fieldsOf(changing, before);
  const build = remoteAt(page, queryClient);
  const details = (kept: number): AuditDetails => ({
    ...build,
    fields: fields.slice(0, kept).map(shortened),
    ...(kept < fields.length && { more: fields.length - kept }),
    ...(hidden && { hidden }),
  });
  let kept = Math.min(fields.length, 50);
  while (kept > 0 && bytesOf(details(kept)).length > mostBytes) kept -= 1;
  return btoa(String.fromCharCode(...bytesOf(details(kept))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
