import type { RegionOptions } from '@console/api-client/reader-configurations/rules';
import { RadioField } from '@console/design/fields';
import { useMessages } from '@console/design/messages';

/** Options of {@link RegulationField}. */
export interface RegulationFieldProps {
  readonly options: RegionOptions;
}

/** The band of the region, with what it allows [CONFIG-13]. */
export function RegulationField({ options }: RegulationFieldProps) {
  const translate = useMessages();
  return (
    <RadioField
      name="regulationType"
      options={Object.entries(options.regulations).map(([type, band]) => ({
        value: type,
        label: translate('configurations.regulation', {
          type,
          from: String(Math.min(...band.frequenciesInMhz)),
          to: String(Math.max(...band.frequenciesInMhz)),
          max: String(band.maxTransmitPowerInDbm),
        }),
      }))}
    />
  );
}
