import { RecordFormPage } from '@console/remote/records';
import { NetworkForm } from './network.form';
import { networkKind } from './network.kind';

/** Adds a network or changes one; nothing is kept of what is cancelled. */
export const NetworkFormPage = () => <RecordFormPage kind={networkKind} form={NetworkForm} />;
