import { isNotFound } from '@console/api-client';
import { useServiceClient } from '@console/api-client/react';
import { ConfirmDialog } from '@console/design/actions';
import { useMessages } from '@console/design/messages';
import { useStyles } from '@console/design/theme';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FieldList } from '../../changes/FieldList';
import css from './activity.css';
import { recordOf } from './activityColumns';
import { planRequest } from './planRequest';
import { type RequestToSend, useSend } from './useSend';

interface ReviewDialogProps extends RequestToSend {
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Dialog with the request to send, beside what is stored now; nothing is sent before it is confirmed. */
export function ReviewDialog({ entry, how, request, onClose, onSent }: ReviewDialogProps) {
  useStyles(css);
  const translate = useMessages();
  const sending = useSend()({ entry, how, request });
  const { mutate, isPending } = useMutation(sending);
  const { now, failed, loading } = useRecordNow(entry.undo?.path);
  const { fields, blocked, unsure } = planRequest(entry, how, request, now);
  const name = recordOf(entry, translate);
  const reason = loading
    ? translate('activity.review.loading')
    : failed
      ? translate('activity.review.failed')
      : blocked && translate(`activity.blocked.${blocked}`);
  return (
    <ConfirmDialog
      open
      title={translate(`activity.${how}.title`, { name })}
      confirmLabel={translate(`activity.${how}.confirm`)}
      pending={isPending}
      blockedReason={reason}
      onConfirm={() => mutate(undefined, { onSuccess: onSent, onError: onClose })}
      onCancel={onClose}
    >
      <div className="activity__entry">
        <p>{translate('activity.review.request')}</p>
        <code className="activity__request">{`${request.method} ${request.path}`}</code>
        {!loading && fields.length > 0 && (
          <FieldList label={translate('activity.review.fields')} fields={fields} />
        )}
        {!loading && request.method === 'PUT' && fields.length === 0 && (
          <p>{translate('activity.review.same')}</p>
        )}
        {!loading && unsure && <p>{translate('activity.review.unsure')}</p>}
      </div>
    </ConfirmDialog>
  );
}

/** A record as it is stored right now: `null` when there is none, undefined where it is not looked at. */
function useRecordNow(path: string | undefined) {
  const client = useServiceClient();
  const { data, isFetching, error } = useQuery({
    queryKey: ['activity-now', path],
    queryFn: ({ signal }) =>
      client
        .call<unknown>(
          {
            name: 'show record',
            method: 'GET',
            path: path ?? '',
            answer: (value) => ({ matches: true, value: value ?? null }),
          },
          { signal },
        )
        .catch((refused: unknown) => {
          if (isNotFound(refused)) return null;
          throw refused;
        }),
    enabled: path !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  return { now: data, failed: error !== null, loading: isFetching };
}
