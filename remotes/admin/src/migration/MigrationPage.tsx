import { configurationMigrationMutations } from '@console/api-client/configuration-migration';
import { useResource } from '@console/api-client/react';
import { CardGrid } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useMutation } from '@tanstack/react-query';
import { ExportCard } from './ExportCard';
import { ImportCard } from './ImportCard';

/**
 * Takes the whole configuration out of the service and into it [MIGRATE-01, MIGRATE-04]. While one of the two runs,
 * neither can be started [MIGRATE-06].
 */
export function MigrationPage() {
  const translate = useMessages();
  const mutations = useResource(configurationMigrationMutations);
  const exporting = useMutation(mutations.export());
  const importing = useMutation(mutations.import());
  const blockedReason = exporting.isPending
    ? translate('migration.exporting')
    : importing.isPending
      ? translate('migration.importing')
      : undefined;
  return (
    <Page section={translate('migration.section')}>
      <CardGrid>
        <ExportCard exporting={exporting} blockedReason={blockedReason} />
        <ImportCard importing={importing} blockedReason={blockedReason} />
      </CardGrid>
    </Page>
  );
}
