import { DescriptionList } from '@console/design/card';
import { Drawer } from '@console/design/dialog';
import { formatList } from '@console/design/language';
import { type KeyEnd, useMessages } from '@console/design/messages';
import { DateTime } from '@console/design/time';
import type { AuditChange, AuditDetails } from '@console/remote/operation';
import type { ReactNode } from 'react';
import { FieldList } from '../changes/FieldList';
import { actionOf, ChangeResult, modelOf, personOf, recordOf, sentenceOf } from './auditColumns';

interface ChangeDrawerProps {
  readonly change: AuditChange;
  readonly onClose: () => void;
}

/** Everything that is recorded of one change. */
export function ChangeDrawer({ change, onClose }: ChangeDrawerProps) {
  const translate = useMessages();
  const { person, status, duration, details } = change;
  const rows: readonly (readonly [KeyEnd<'audit'>, ReactNode])[] = [
    ['time', <DateTime value={change.time} />],
    ['person', personOf(change, translate)],
    ['account', person?.account],
    ['roles', person?.roles.length ? formatList(person.roles) : undefined],
    ['model', modelOf(change, translate) || undefined],
    ['record', change.record && recordOf(change, translate)],
    ['build', details && `${details.remote} ${details.build}`],
    ['address', change.address],
    ['request', <code>{`${change.method} ${change.route}`}</code>],
    ['status', status],
    ['duration', duration === undefined ? undefined : translate('audit.milliseconds', { duration })],
    ['id', change.id],
    ['gateway', change.trail],
    ['number', change.seq],
  ];
  return (
    <Drawer
      title={translate('audit.title', {
        action: actionOf(change, translate),
        record: recordOf(change, translate),
      })}
      onClose={onClose}
    >
      <div className="audit__change">
        <p>{sentenceOf(change, translate)}</p>
        <ChangeResult result={change.result} translate={translate} />
        {change.result === 'open' && <p>{translate('audit.open')}</p>}
        {details && <Details details={details} />}
        <DescriptionList items={rows.map(([key, value]) => ({ label: translate(`audit.${key}`), value }))} />
      </div>
    </Drawer>
  );
}

/** Changed fields as the console sent them beside the change. */
function Details({ details: { fields, more, hidden } }: { readonly details: AuditDetails }) {
  const translate = useMessages();
  return (
    <>
      {fields.length > 0 && (
        <FieldList
          label={translate('audit.changes')}
          fields={fields.map(({ field, before, after }) => ({ field, before, after }))}
        />
      )}
      {more !== undefined && <p>{translate('audit.changes.more', { more })}</p>}
      {hidden && <p>{translate('audit.changes.hidden')}</p>}
    </>
  );
}
