import { type Failure, type FormErrors, rules } from '@console/design/form';
import { type AddressFields, addressFields } from '@console/design/query';
import type { Watched } from './liveItems';

/** Conditions of the plan, as the form holds them. */
export interface PlanFilters {
  readonly facility: string | undefined;
  readonly epcPrefix: string;
}

/** The filters before anything is chosen. */
export const noPlanFilters: PlanFilters = { facility: undefined, epcPrefix: '' };

const { choice, text } = addressFields;

/** Conversions of the filters to and from the address. */
export const planFields: AddressFields<PlanFilters> = { facility: choice, epcPrefix: text };

const hexadecimal = rules.pattern(/^[0-9a-f]*$/i, 'data.epcPrefix.hexadecimal');

const missing: Failure = { key: 'data.plan.facility.required' };

/** Failures of the filters. */
export const planErrors = ({ facility, epcPrefix }: PlanFilters): FormErrors => ({
  facility: facility ? undefined : missing,
  epcPrefix: hexadecimal(epcPrefix.trim()),
});

/** Items to watch by the filters; undefined without a facility. */
export function watchedOf({ facility, epcPrefix }: PlanFilters): Watched | undefined {
  const prefix = epcPrefix.trim().toUpperCase();
  return facility ? { facility, ...(prefix !== '' && { epcPrefix: prefix }) } : undefined;
}
