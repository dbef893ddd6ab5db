import { CheckboxField, useFormValue, useSetFormValue } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { useEffect } from 'react';

/** Where a job reports to; without the database there is no history [JOB-15]. */
export function ReportFields() {
  const translate = useMessages();
  const intoDatabase = useFormValue<boolean>('reportToDatabaseEnabled') ?? false;
  const change = useSetFormValue();
  useEffect(() => {
    if (!intoDatabase) change('reportToHistoryEnabled', false);
  }, [intoDatabase, change]);
  return (
    <>
      <CheckboxField name="reportToDatabaseEnabled" label={translate('jobs.form.reportToDatabase')} />
      {intoDatabase && (
        <CheckboxField name="reportToHistoryEnabled" label={translate('jobs.form.reportToHistory')} />
      )}
    </>
  );
}
