import { type Facility, facilityQueries } from '@console/api-client/facilities';
import { useResource } from '@console/api-client/react';
import type { Column } from '@console/design/table';
import { useQuery } from '@tanstack/react-query';
import { CreatableRecords } from '../records/CreatableRecords';
import { FacilityForm } from './facility.form';
import { facilityKind } from './facility.kind';

const none: readonly Column<Facility>[] = [];
const columns = () => none;

/** All facilities, and the form that creates one [FACILITY-01]. */
export const FacilitiesPage = () => (
  <CreatableRecords
    kind={facilityKind}
    query={useQuery(useResource(facilityQueries).list())}
    columns={columns}
    tour="facility-form"
    form={FacilityForm}
  />
);
