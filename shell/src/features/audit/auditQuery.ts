import type { FormErrors } from '@console/design/form';
import { addressFields } from '@console/design/query';
import { type AuditQuery, operationPaths } from '@console/remote/operation';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { askGateway, type TokenSource } from '../../host/gateway/askGateway';
import { changeResults, readAuditAnswer } from './auditAnswer';

/** The filters of the trail as the form and the address have them. */
export interface AuditFilters {
  readonly text: string;
  readonly person: string;
  readonly action: string | undefined;
  readonly result: string | undefined;
  /** ISO 8601: from, and before. */
  readonly since: string | undefined;
  readonly until: string | undefined;
}

/** Conversions of the filters to and from the address. */
export const auditFields: addressFields.AddressFields<AuditFilters> = {
  text: addressFields.text,
  person: addressFields.text,
  action: addressFields.choice,
  result: addressFields.choice,
  since: addressFields.choice,
  until: addressFields.choice,
};

/** Everything, the latest first. */
export const everything: AuditFilters = {
  text: '',
  person: '',
  action: undefined,
  result: undefined,
  since: undefined,
  until: undefined,
};

/** Refuses a time that ends before it begins. */
export const validateFilters = ({ since, until }: AuditFilters): FormErrors =>
  since && until && Date.parse(until) <= Date.parse(since) ? { until: { key: 'audit.until.before' } } : {};

const timeOf = (time: string | undefined) => (time ? new Date(time).toISOString() : undefined);

/** The question to the gateway. */
function questionOf({ text, person, action, result, since, until }: AuditFilters): AuditQuery {
  const ended = changeResults.find((one) => one === result);
  const [from, before] = [timeOf(since), timeOf(until)];
  return {
    ...(text.trim() && { text: text.trim() }),
    ...(person.trim() && { person: person.trim() }),
    ...(action && { action }),
    ...(ended && { result: ended }),
    ...(from && { since: from }),
    ...(before && { until: before }),
  };
}

const address = (path: string, more: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(more)}`;

/** The changes that fit the filters, page by page, the latest first. */
export const auditQuery = (token: TokenSource, filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', filters],
    queryFn: async ({ pageParam, signal }) => {
      const asked = address(operationPaths.audit, {
        ...questionOf(filters),
        ...(pageParam !== undefined && { behind: pageParam }),
      });
      const answer = await askGateway(asked, token, { signal });
      return readAuditAnswer(await answer.json().catch(() => undefined));
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    retry: false,
    gcTime: 0,
  });

/** Formats of the file of an export. */
export const exportFormats = ['csv', 'jsonl'] as const;

/** Everything that fits the filters, as a file. @throws GatewayError */
export async function exportAudit(
  token: TokenSource,
  filters: AuditFilters,
  format: (typeof exportFormats)[number],
  signal: AbortSignal,
): Promise<Blob> {
  const asked = address(operationPaths.auditExport, { ...questionOf(filters), format });
  return (await askGateway(asked, token, { type: format, signal })).blob();
}
