import { RecordFormPage } from '@console/remote/records';
import { BrokerForm } from './broker.form';
import { brokerKind } from './broker.kind';

/** Makes a broker or edits one; nothing is kept of what is cancelled [BROKER-08]. */
export const BrokerFormPage = () => <RecordFormPage kind={brokerKind} form={BrokerForm} />;
