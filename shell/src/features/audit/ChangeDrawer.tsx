import { DescriptionList } from '@console/design/card';
import { Drawer } from '@console/design/dialog';
import { formatList } from '@console/design/language';
import { type KeyEnd, useMessages } from '@console/design/messages';
import { DateTime } from '@console/design/time';
import type { AuditChange } from '@console/remote/operation';
import type { ReactNode } from 'react';
import { actionOf, ChangeResult, modelOf, personOf, recordOf } from './auditColumns';

interface ChangeDrawerProps {
  readonly change: AuditChange;
  readonly onClose: () => void;
}

/** Everything that is recorded of one change. */
export function ChangeDrawer({ change, onClose }: ChangeDrawerProps) {
  const translate = useMessages();
  const { person, status, duration, record } = change;
  const rows: readonly (readonly [KeyEnd<'audit'>, ReactNode])[] = [
    ['time', <DateTime value={change.time} />],
    ['person', personOf(change, translate)],
    ['roles', person?.roles.length ? formatList(person.roles) : undefined],
    ['model', modelOf(change, translate) || undefined],
    ['record', record],
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
        <ChangeResult result={change.result} translate={translate} />
        {change.result === 'open' && <p>{translate('audit.open')}</p>}
        <DescriptionList items={rows.map(([key, value]) => ({ label: translate(`audit.${key}`), value }))} />
      </div>
    </Drawer>
  );
}
