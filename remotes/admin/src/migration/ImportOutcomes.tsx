import { type ImportResult, importOutcomes } from '@console/api-client/configuration-migration';
import { Banner } from '@console/design/banner';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { summarizeImport } from './importOutcomes';

/** Outcomes of an import: counted, and each refusal with its reason. */
export function ImportOutcomes({ results }: ImportResult) {
  const translate = useMessages();
  const { counts, failed } = summarizeImport(results);
  const countOf = ({ outcome, count }: (typeof counts)[number]) => {
    const known = importOutcomes.find((each) => each === outcome);
    return known
      ? translate(`migration.outcome.${known}`, { count })
      : translate('migration.outcome.other', { count, outcome });
  };
  return (
    <Banner tone={failed.length > 0 ? 'warning' : 'success'} title={formatList(counts.map(countOf))}>
      {failed.length > 0 && (
        <ul aria-label={translate('migration.failed')}>
          {failed.map(({ section, name, message }) => (
            <li key={`${section} ${name} ${message}`}>
              {translate('migration.failed.object', { section, name, message: message ?? '' })}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
