import type { Facility } from '@console/api-client/facilities';
import type { Action } from '@console/design/actions';
import { LinkButton } from '@console/design/button';
import { CopyIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { RecordFormSection, RecordListPage, useRecords } from '@console/remote/records';
import { useCallback } from 'react';
import { paths } from '../paths';
import { FacilityForm } from './facility.form';
import { facilityKind } from './facility.kind';

/** All facilities, and the form that creates one [FACILITY-01]; another one is made like any of them. */
export function FacilitiesPage() {
  const translate = useMessages();
  const facilities = useRecords(facilityKind);
  const { of: recordActions } = facilities.actions;
  const actionsOf = useCallback(
    (facility: Facility): readonly Action[] => [
      {
        kind: 'custom',
        key: 'like',
        label: translate('facilities.likeThis'),
        icon: <CopyIcon />,
        to: `${paths.facilityLike()}?${new URLSearchParams({ from: facility.name })}`,
      },
      ...recordActions(facility),
    ],
    [recordActions, translate],
  );
  return (
    <RecordListPage
      records={facilities}
      id="admin.facilities"
      empty={translate('facilities.none')}
      actionsOf={actionsOf}
      actions={
        <>
          <LinkButton to={paths.facilityWithNetwork()}>{translate('facilities.withNetwork')}</LinkButton>
          <LinkButton icon={<CopyIcon />} to={paths.facilityLike()}>
            {translate('facilities.likeAnother')}
          </LinkButton>
        </>
      }
    >
      {(table) => (
        <>
          <RecordFormSection kind={facilityKind} form={FacilityForm} tour="facility-form" />
          {table}
        </>
      )}
    </RecordListPage>
  );
}
