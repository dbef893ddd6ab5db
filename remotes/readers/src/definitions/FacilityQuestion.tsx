import { facilityQueries } from '@console/api-client/facilities';
import { useResource } from '@console/api-client/react';
import { DialogChoice } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import type { MoveConcerns } from './facilityChange';

interface FacilityQuestionProps {
  readonly facility: string;
  readonly onChoose: (facility: string | undefined) => void;
  readonly concerns: MoveConcerns;
}

/** Where selected readers shall go, and what moving them means for jobs and plans. */
export function FacilityQuestion({ facility, onChoose, concerns }: FacilityQuestionProps) {
  const translate = useMessages();
  const facilities = useQuery(useResource(facilityQueries).list());
  const { busy, placed, outside } = concerns;
  return (
    <>
      <p>{translate('definitions.bulk.facility.question')}</p>
      <FailedQueries queries={[facilities]} text={translate('definitions.form.facilities.error')} />
      <DialogChoice
        label={translate('definitions.bulk.facility.label')}
        options={facilities.data?.rows.map(({ name }) => name) ?? []}
        loading={facilities.isPending}
        value={facility}
        onChoose={onChoose}
      />
      {busy > 0 && <p>{translate('definitions.bulk.facility.busy', { count: busy })}</p>}
      {placed > 0 && <p>{translate('definitions.bulk.facility.placed', { count: placed, outside })}</p>}
    </>
  );
}
