import { useFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { useMemo } from 'react';
import { type DefinitionValues, newDefinitionValues, placementOf } from './definition.values';
import { PlanCard } from './PlanCard';

/** The reader on the plan of its facility, as the form describes it now. */
export function PlanOfForm() {
  const translate = useMessages();
  const name = useFormValue<string>('name') || translate('definitions.plan.new');
  const type = useFormValue<string>('type') ?? '';
  const facility = useFormValue<string>('facility');
  const placement = useFormValue<DefinitionValues['placement']>('placement') ?? newDefinitionValues.placement;
  const placed = useMemo(
    () => ({ name, facility, placement: placementOf({ type, placement }) }),
    [name, facility, type, placement],
  );
  return <PlanCard definition={placed} />;
}
