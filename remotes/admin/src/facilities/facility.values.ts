import type { Facility } from '@console/api-client/facilities';
import { type FormErrors, rules } from '@console/design/form';

/** Initial values of the form of a new facility. */
export const newFacilityValues: Facility = { name: '' };

/** The facility that the form describes: its name and nothing else [FACILITY-03]. */
export const draftOfValues = ({ name }: Facility): Facility => ({ name: name.trim() });

/** Failures of a facility [FACILITY-02]. Whether its name is free only the service can tell. */
export const facilityErrors = ({ name }: Partial<Facility>): FormErrors => ({ name: rules.required(name) });
