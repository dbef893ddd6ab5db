import { RecordFormPage } from '@console/remote/records';
import { DefinitionForm } from './definition.form';
import { definitionKind } from './definition.kind';

/** Describes a new reader or changes one; nothing is kept of what is cancelled [READER-27]. */
export const DefinitionFormPage = () => <RecordFormPage kind={definitionKind} form={DefinitionForm} />;
