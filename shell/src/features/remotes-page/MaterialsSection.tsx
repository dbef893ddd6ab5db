import { DescriptionList } from '@console/design/card';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import { Collapsible } from '@console/design/sections';
import { useStyles } from '@console/design/theme';
import { useQuery } from '@tanstack/react-query';
import { documentsOf, fetchMaterials, type LicensedLibraries } from './materials';
import css from './remotes.css';

interface MaterialsProps {
  /** Folder of the build, `/remotes/readers/1.0.0-4f1c0a9be3d2/`. */
  readonly base: string;
  /** Name in the saved files: `readers-1.0.0`. */
  readonly file: string;
}

interface MaterialsSectionProps extends MaterialsProps {
  readonly title: string;
  /** Level of its heading where it stands. */
  readonly level: 2 | 3;
}

/** Of which libraries a build is made, under which licences; nothing of it is asked for until it is opened. */
export function MaterialsSection({ title, level, ...build }: MaterialsSectionProps) {
  return (
    <Collapsible title={title} level={level}>
      <MaterialsContent {...build} />
    </Collapsible>
  );
}

function MaterialsContent({ base, file }: MaterialsProps) {
  useStyles(css);
  const translate = useMessages();
  const { data, isPending } = useQuery({
    queryKey: ['materials', base],
    queryFn: () => fetchMaterials(base),
    // A build never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isPending) return <Skeleton label={translate('page.loading')} />;
  if (!data) return <p>{translate('remotes.materials.none')}</p>;
  const { bill, licenses } = documentsOf(base);
  return (
    <div className="remotes__parts">
      <Licensed about="remotes.materials.console" licensed={data.console} />
      {data.standalone.length > 0 && (
        <Licensed about="remotes.materials.standalone" licensed={data.standalone} />
      )}
      <ul className="remotes__list">
        <li>
          <a href={bill} download={`${file}.cdx.json`}>
            {translate('remotes.materials.bill')}
          </a>
        </li>
        <li>
          <a href={licenses} download={`${file}-licenses.txt`}>
            {translate('remotes.materials.licenses')}
          </a>
        </li>
      </ul>
    </div>
  );
}

interface LicensedProps {
  readonly about: 'remotes.materials.console' | 'remotes.materials.standalone';
  readonly licensed: readonly LicensedLibraries[];
}

function Licensed({ about, licensed }: LicensedProps) {
  const translate = useMessages();
  const count = licensed.reduce((sum, { libraries }) => sum + libraries.length, 0);
  return (
    <>
      <p>{translate(about, { count })}</p>
      <DescriptionList
        items={licensed.map(({ license, libraries }) => ({
          label: translate('remotes.materials.license', {
            license: license ?? translate('remotes.materials.unnamed'),
            count: libraries.length,
          }),
          value: formatList(libraries),
        }))}
      />
    </>
  );
}
