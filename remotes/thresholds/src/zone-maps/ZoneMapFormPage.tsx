import { RecordFormPage } from '@console/remote/records';
import { ZoneMapForm } from './zoneMap.form';
import { zoneMapKind } from './zoneMap.kind';

/** Makes a zone map or edits one; its zones are drawn in the studio. */
export const ZoneMapFormPage = () => <RecordFormPage kind={zoneMapKind} form={ZoneMapForm} />;
