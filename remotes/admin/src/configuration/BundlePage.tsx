import {
  type BundleFormat,
  bundleFormats,
  bundleMediaTypes,
  type Configuration,
  readSystem,
  type SectionName,
  sectionNames,
  writeBundle,
} from '@console/api-client/configuration-bundle';
import { saveFile } from '@console/api-client/downloads';
import { useServiceClient } from '@console/api-client/react';
import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { CopyText } from '@console/design/copy';
import { type Translate, useMessages } from '@console/design/messages';
import { LoadError, Page } from '@console/design/page';
import { Skeleton } from '@console/design/progress';
import { Segmented } from '@console/design/sections';
import { type Column, Table } from '@console/design/table';
import { useStyles } from '@console/design/theme';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import configurationCss from './configuration.css';
import { describeFailure, sectionLabel } from './configuration.texts';
import { Notes } from './Notes';
import { yamlWorker } from './yaml/yamlWorker';

interface SectionRow {
  readonly section: SectionName;
  readonly count: number;
}

const rowKey = ({ section }: SectionRow) => section;

/** Longest text that is shown, in characters; a longer one is downloaded. */
const longestShown = 200_000;

/** The configuration of the service as one document, to be kept and compared: all of it or some sections. */
export function BundlePage() {
  useStyles(configurationCss);
  const translate = useMessages();
  const client = useServiceClient();
  const [format, setFormat] = useState<BundleFormat>('json');
  const [sections, setSections] = useState<readonly string[]>(sectionNames);
  const system = useQuery({
    queryKey: ['configuration', 'system'],
    queryFn: ({ signal }) => readSystem(client, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const configuration = system.data?.configuration;
  const wanted = useMemo(
    () =>
      configuration &&
      (Object.fromEntries(
        Object.entries(configuration).filter(([name]) => sections.includes(name)),
      ) as Configuration),
    [configuration, sections],
  );
  const written = useQuery({
    queryKey: ['configuration', 'text', format, wanted],
    queryFn: () => writeBundle(wanted ?? {}, format, yamlWorker),
    enabled: wanted !== undefined,
    gcTime: 0,
  });
  const rows = useMemo(
    () =>
      configuration &&
      sectionNames.flatMap((section) => {
        const records = configuration[section];
        return records ? [{ section, count: records.length }] : [];
      }),
    [configuration],
  );
  const columns = useMemo(() => sectionColumns(translate), [translate]);
  const section = translate('configuration.bundle');
  if (system.error)
    return (
      <LoadError
        entity={translate('configuration.entity')}
        section={section}
        detail={describeFailure(system.error, translate)}
        onRetry={system.refetch}
      />
    );
  return (
    <Page section={section}>
      <div className="configuration configuration-stack">
        <Notes
          title={translate('configuration.notes')}
          notes={(system.data?.unreadable ?? []).map(({ section: name, reason }) =>
            translate('configuration.unreadable', { section: sectionLabel(name, translate), reason }),
          )}
        />
        <div className="configuration-split">
          <DocumentCard
            text={written.data}
            format={format}
            onFormat={setFormat}
            reloading={system.isFetching}
            onReload={() => void system.refetch()}
          />
          <Card title={translate('configuration.parts')}>
            <Table
              id="admin.configuration.sections"
              label={translate('configuration.parts')}
              rows={rows}
              columns={columns}
              rowKey={rowKey}
              loading={system.isPending}
              simple
              selected={sections}
              onSelect={setSections}
            />
          </Card>
        </div>
      </div>
    </Page>
  );
}

interface DocumentCardProps {
  /** Undefined while it is written. */
  readonly text: string | undefined;
  readonly format: BundleFormat;
  readonly onFormat: (format: BundleFormat) => void;
  readonly reloading: boolean;
  readonly onReload: () => void;
}

/** The document, to be read, copied and downloaded. */
function DocumentCard({ text, format, onFormat, reloading, onReload }: DocumentCardProps) {
  const translate = useMessages();
  const save = () => {
    if (text === undefined) return;
    const content = new Blob([text], { type: bundleMediaTypes[format] });
    saveFile({ content }, `configuration.${format}`);
  };
  return (
    <Card title={translate('configuration.document')}>
      <p>{translate('configuration.bundle.text')}</p>
      <div className="configuration-bar">
        <Segmented
          label={translate('configuration.format')}
          options={bundleFormats.map((each) => ({ value: each, label: each.toUpperCase() }))}
          value={format}
          onChange={onFormat}
        />
        <Button tone="primary" pending={text === undefined} onClick={save}>
          {translate('configuration.download')}
        </Button>
        {text !== undefined && <CopyText text={text} what={translate('configuration.document')} />}
        <Button pending={reloading} onClick={onReload}>
          {translate('configuration.reload')}
        </Button>
      </div>
      {text === undefined ? (
        <Skeleton label={translate('configuration.reading')} lines={18} />
      ) : (
        <>
          {text.length > longestShown && <p>{translate('configuration.cut')}</p>}
          <textarea
            className="configuration-text"
            rows={24}
            readOnly
            spellCheck={false}
            aria-label={translate('configuration.document')}
            value={text.slice(0, longestShown)}
          />
        </>
      )}
    </Card>
  );
}

const sectionColumns = (translate: Translate): readonly Column<SectionRow>[] => [
  {
    key: 'section',
    title: translate('configuration.kind'),
    kind: 'name',
    sortable: false,
    value: ({ section }) => sectionLabel(section, translate),
  },
  {
    key: 'count',
    title: translate('configuration.records'),
    kind: 'text',
    sortable: false,
    value: ({ count }) => count,
  },
];
