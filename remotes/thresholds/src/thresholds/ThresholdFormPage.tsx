import { RecordFormPage } from '@console/remote/records';
import { ThresholdForm } from './threshold.form';
import { thresholdKind } from './threshold.kind';

/** Makes a threshold or edits one. */
export const ThresholdFormPage = () => <RecordFormPage kind={thresholdKind} form={ThresholdForm} />;
