import { RecordFormPage } from '@console/remote/records';
import { PublisherForm } from './publisher.form';
import { publisherKind } from './publisher.kind';

/** Makes a publisher or edits one; nothing is kept of what is cancelled [PUBLISHER-05]. */
export const PublisherFormPage = () => <RecordFormPage kind={publisherKind} form={PublisherForm} />;
