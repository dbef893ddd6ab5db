import { useResource } from '@console/api-client/react';
import { type Upgrade, type UpgradeDetail, upgradeQueries } from '@console/api-client/upgrades';
import { type KeyEnd, type Translate, useMessages } from '@console/design/messages';
import { type ComparedValue, ComparisonDialog } from '@console/design/records';
import { useFormatDateTime } from '@console/design/time';
import type { RecordComparisonProps } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { imageTypeLabel, statusLabel, stepLabel } from './upgrade.texts';

/** Two upgrades of the history side by side: as a whole, and how each reader fared. */
export function UpgradeComparison({ pair: upgrades, onClose }: RecordComparisonProps<Upgrade>) {
  const translate = useMessages();
  const format = useFormatDateTime();
  const queries = useResource(upgradeQueries);
  const [one, other] = upgrades;
  const details = [useQuery(queries.one(one.id)).data, useQuery(queries.one(other.id)).data] as const;
  return (
    <ComparisonDialog
      names={[one.id, other.id]}
      rows={[...upgradeRows(upgrades, details, translate, format), ...readerRows(details, translate)]}
      onClose={onClose}
    />
  );
}

type Details = readonly [UpgradeDetail | undefined, UpgradeDetail | undefined];

function upgradeRows(
  upgrades: readonly Upgrade[],
  details: Details,
  translate: Translate,
  format: ReturnType<typeof useFormatDateTime>,
): readonly ComparedValue[] {
  const row = (
    key: KeyEnd<'upgrades'>,
    read: (upgrade: Upgrade, detail: UpgradeDetail | undefined) => string | number | undefined,
  ): ComparedValue => ({
    key,
    label: translate(`upgrades.${key}`),
    values: upgrades.map((upgrade, index) => {
      const value = read(upgrade, details[index]);
      return value === undefined ? [] : [String(value)];
    }),
  });
  return [
    row('status', ({ status }, detail) => statusLabel(detail?.status ?? status, translate)),
    row('imageType', ({ imageType }) => imageTypeLabel(imageType, translate)),
    row('version', ({ version }) => version),
    row('updated', ({ updated }) => (updated === undefined ? undefined : format(updated))),
    row('duration', (_upgrade, detail) =>
      detail?.elapsedTimeSeconds === undefined
        ? undefined
        : translate('upgrades.seconds', { seconds: detail.elapsedTimeSeconds }),
    ),
    row('maxParallelReaders', ({ maxParallelReaders }) => maxParallelReaders),
    row('readers', ({ numDevices }, detail) => detail?.readers.length ?? numDevices),
    row('failures', ({ numFailures }) => numFailures),
  ];
}

/** Rows that compare how every reader of one of the two fared in both. */
function readerRows(details: Details, translate: Translate): readonly ComparedValue[] {
  const names = [...new Set(details.flatMap((detail) => detail?.readers.map(({ name }) => name) ?? []))];
  return names.sort().map((name) => ({
    key: `reader ${name}`,
    label: name,
    values: details.map((detail) => {
      const reader = detail?.readers.find((each) => each.name === name);
      if (!reader) return [];
      const { status, installStep, message } = reader;
      return [statusLabel(status, translate), stepLabel(installStep, translate), message].filter(
        (line) => line !== undefined,
      );
    }),
  }));
}
