import { useResource } from '@console/api-client/react';
import { floorOf } from '@console/api-client/reader-definitions';
import { type ZoneMap, zoneMapQueries } from '@console/api-client/zone-maps';
import { Banner } from '@console/design/banner';
import { compareNames, formatList } from '@console/design/language';
import { type Translate, translateKey, useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { useParams, useSearchParams } from '@console/design/router';
import { type Column, Table } from '@console/design/table';
import { useStyles } from '@console/design/theme';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ZoneMapFailure } from '../ZoneMapFailure';
import { ComparedPlan } from './ComparedPlan';
import css from './compare.css';
import { areaInMetres, type ComparedZone, compareZones, type Difference, floorsOfBoth } from './compareZones';

/** Two zone maps side by side, zone by zone, on the plan and in a table. The address names both. */
export function ComparePage() {
  useStyles(css);
  const { name = '' } = useParams();
  const translate = useMessages();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('with') ?? '';
  const queries = useResource(zoneMapQueries);
  const first = useQuery(queries.one(name));
  const list = useQuery(queries.list());
  const names = useMemo(
    () =>
      (list.data?.rows ?? [])
        .map((zoneMap) => zoneMap.name)
        .filter((each) => each !== name)
        .sort(compareNames),
    [list.data, name],
  );
  const second = useQuery({ ...queries.one(wanted), enabled: wanted !== '' });
  if (first.error && !first.data) return <ZoneMapFailure name={name} query={first} />;
  if (!first.data) return <PageLoading />;
  return (
    <Page
      section={translate('zoneMaps.section')}
      item={translate('compare.title', { name })}
      banner={
        <>
          <FailedQueries queries={[first, list]} text={translate('compare.failed')} />
          {wanted !== '' && (
            <FailedQueries queries={[second]} text={translate('compare.second.failed', { name: wanted })} />
          )}
        </>
      }
    >
      <div className="compare__choice">
        <label>
          {translate('compare.with')}
          <select
            value={wanted}
            onChange={({ target }) =>
              setSearch(target.value === '' ? {} : { with: target.value }, { replace: true })
            }
          >
            <option value="">{translate('compare.choose')}</option>
            {[...new Set(wanted === '' ? names : [...names, wanted])].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </div>
      {list.data && names.length === 0 && wanted === '' && (
        <Banner tone="info">{translate('compare.alone')}</Banner>
      )}
      {second.data && <Comparison first={first.data} second={second.data} />}
    </Page>
  );
}

const rowKey = ({ key }: ComparedZone) => key;

/** From one to the other, or once where they are alike. */
const fromTo = (
  one: string | number | undefined,
  other: string | number | undefined,
  translate: Translate,
) =>
  one === other || other === undefined
    ? String(one ?? '')
    : one === undefined
      ? String(other)
      : translate('compare.fromTo', { from: String(one), to: String(other) });

function columns(first: string, second: string, translate: Translate): readonly Column<ComparedZone>[] {
  const inWords = ({ difference, aspects }: ComparedZone) =>
    difference === 'changed'
      ? translate('compare.changed', {
          aspects: formatList(aspects.map((aspect) => translate(`compare.aspect.${aspect}`))),
        })
      : translateKey(translate, `compare.key.${difference}`, { first, second });
  return [
    { key: 'name', title: translate('zones.name'), kind: 'name', value: ({ name }) => name },
    {
      key: 'difference',
      title: translate('compare.difference'),
      kind: 'text',
      least: 14,
      value: inWords,
      filter: {
        kind: 'choice',
        value: ({ difference }) => difference,
        label: (value) => translateKey(translate, `compare.key.${value as Difference}`, { first, second }),
      },
    },
    {
      key: 'floor',
      title: translate('zones.floor'),
      kind: 'text',
      value: (zone) =>
        fromTo(zone.first && floorOf(zone.first), zone.second && floorOf(zone.second), translate),
    },
    {
      key: 'points',
      title: translate('compare.points'),
      kind: 'short',
      width: 8,
      value: (zone) => fromTo(zone.first?.points.length, zone.second?.points.length, translate),
    },
    {
      key: 'area',
      title: translate('compare.area'),
      kind: 'short',
      width: 10,
      value: (zone) => fromTo(areaInMetres(zone.first), areaInMetres(zone.second), translate),
    },
  ];
}

function Comparison({ first, second }: { readonly first: ZoneMap; readonly second: ZoneMap }) {
  const translate = useMessages();
  const compared = useMemo(() => compareZones(first.zones, second.zones), [first, second]);
  const shown = useMemo(
    () => columns(first.name, second.name, translate),
    [first.name, second.name, translate],
  );
  const count = (difference: ComparedZone['difference']) =>
    compared.filter((zone) => zone.difference === difference).length;
  return (
    <>
      <p role="status">
        {translate('compare.summary', {
          first: first.name,
          second: second.name,
          changed: count('changed'),
          onlyFirst: count('onlyFirst'),
          onlySecond: count('onlySecond'),
          same: count('same'),
        })}
      </p>
      {floorsOfBoth(compared).map((floor) => (
        <ComparedPlan key={floor} compared={compared} floor={floor} first={first.name} second={second.name} />
      ))}
      <Table
        label={translate('compare.table')}
        id="comparedZones"
        rows={compared}
        columns={shown}
        rowKey={rowKey}
        initialSort="name"
      />
    </>
  );
}
