import type { ReaderDefinition } from '@console/api-client/reader-definitions';
import type { AntennaConfiguration } from '@console/api-client/threshold-antenna-configurations';
import type { Threshold } from '@console/api-client/thresholds';
import { Button, IconButton } from '@console/design/button';
import { FieldGroup, SelectField, useFormValue, useSetFormValue } from '@console/design/form';
import { AddIcon, DeleteIcon } from '@console/design/icons';
import { type Translate, translateKey, useMessages } from '@console/design/messages';
import { ReaderField } from '@console/remote/records';
import { useCallback, useMemo, useRef } from 'react';
import { ConfigurationActions } from './ConfigurationActions';
import {
  isOffered,
  matchesReader,
  type ReaderBlock,
  readerBlock,
  type WantedConfiguration,
} from './readerChoice';
import { sideInWords } from './threshold.texts';
import { hasSides, isRemovable, newReaders, type ReaderValues, withoutReader } from './threshold.values';

interface ReaderFieldsProps {
  /** Undefined while they are not known. */
  readonly definitions: readonly ReaderDefinition[] | undefined;
  /** Undefined while they are not known. */
  readonly configurations: readonly AntennaConfiguration[] | undefined;
  /** All thresholds but the one that is edited. */
  readonly others: readonly Threshold[];
}

const noReaders: readonly ReaderValues[] = [];

/** The readers of a threshold, as soon as it is known where it is and how they hang [THRESH-03, THRESH-04]. */
export function ReaderFields(props: ReaderFieldsProps) {
  const translate = useMessages();
  const arrangement = useFormValue<string>('readerArrangement') ?? '';
  const facility = useFormValue<string>('facility') ?? '';
  const readers = useFormValue<readonly ReaderValues[]>('readers') || noReaders;
  const set = useSetFormValue();
  const addButton = useRef<HTMLButtonElement>(null);
  if (arrangement === '' || facility === '') return null;

  const removable = isRemovable(arrangement, readers);
  const remove = (place: number) => {
    set('readers', withoutReader(arrangement, readers, place));
    addButton.current?.focus();
  };
  return (
    <FieldGroup label={translate('thresholds.readers')}>
      {readers.map(({ side }, place) => {
        const label = readerLabel(place, side, translate);
        return (
          // A reader is its place: its fields are named by it.
          <FieldGroup key={place} label={label}>
            <ReaderPicker {...props} place={place} readers={readers} />
            <ConfigurationPicker {...props} place={place} reader={readers[place] ?? {}} label={label} />
            {removable && (
              <div className="field field--wide">
                <IconButton
                  label={translate('thresholds.readers.remove', { reader: label })}
                  icon={<DeleteIcon />}
                  onClick={() => remove(place)}
                />
              </div>
            )}
          </FieldGroup>
        );
      })}
      <div className="field field--wide">
        <Button
          ref={addButton}
          icon={<AddIcon />}
          onClick={() => set('readers', [...readers, ...newReaders(arrangement)])}
        >
          {translate(hasSides(arrangement) ? 'thresholds.readers.addPair' : 'thresholds.readers.add')}
        </Button>
      </div>
    </FieldGroup>
  );
}

/** Label of a reader of the form: its place, or that of its pair and its side. */
const readerLabel = (place: number, side: ReaderValues['side'], translate: Translate): string =>
  side
    ? translate('thresholds.readers.ofPair', {
        position: Math.floor(place / 2) + 1,
        side: sideInWords(side, translate) ?? '',
      })
    : translate('thresholds.readers.one', { position: place + 1 });

interface ReaderPickerProps extends Pick<ReaderFieldsProps, 'others'> {
  readonly place: number;
  readonly readers: readonly ReaderValues[];
}

/** Which reader it is; one that cannot be chosen says why [THRESH-08, THRESH-09]. */
function ReaderPicker({ place, readers, others }: ReaderPickerProps) {
  const translate = useMessages();
  const facility = useFormValue<string>('facility') ?? '';
  const arrangement = useFormValue<string>('readerArrangement') ?? '';
  const chosen = readers[place]?.readerName;
  const blockedReason = useCallback(
    (reader: ReaderDefinition) => {
      const onThis = readers.flatMap(({ readerName }) => readerName ?? []);
      const block = readerBlock(reader, { facility, arrangement, onThis, others });
      return block && blockInWords(block, translate);
    },
    [readers, facility, arrangement, others, translate],
  );
  const offer = useCallback((reader: ReaderDefinition) => isOffered(reader, chosen), [chosen]);
  return (
    <ReaderField
      name={`readers[${place}].readerName`}
      label={translate('thresholds.reader')}
      clearable
      offer={offer}
      blockedReason={blockedReason}
    />
  );
}

const blockInWords = ({ reason, ...values }: ReaderBlock, translate: Translate): string =>
  translateKey(translate, `thresholds.blocked.${reason}`, values);

interface ConfigurationPickerProps extends Pick<ReaderFieldsProps, 'definitions' | 'configurations'> {
  readonly place: number;
  readonly reader: ReaderValues;
  /** Name of the reader in the form. */
  readonly label: string;
}

/** Where the antennas of a reader look, among the configurations that are for it [THRESH-06, THRESH-07]. */
function ConfigurationPicker({
  place,
  reader,
  label,
  definitions,
  configurations,
}: ConfigurationPickerProps) {
  const translate = useMessages();
  const arrangement = useFormValue<string>('readerArrangement') ?? '';
  const { readerName, antennaConfigurationId: chosen, side } = reader;
  const readerType = definitions?.find(({ name }) => name === readerName)?.type;
  const wanted = useMemo(
    () => (readerType === undefined ? undefined : { readerType, arrangement, side }),
    [readerType, arrangement, side],
  );
  const options = useMemo(
    () => configurationOptions(configurations ?? [], wanted, chosen, translate),
    [configurations, wanted, chosen, translate],
  );
  const name = `readers[${place}].antennaConfigurationId`;
  return (
    <>
      <SelectField
        name={name}
        label={translate('thresholds.configuration')}
        help={wanted ? undefined : translate('thresholds.configuration.help')}
        options={options}
        loading={configurations === undefined}
      />
      <ConfigurationActions
        field={name}
        reader={label}
        wanted={wanted}
        chosen={configurations?.find(({ id }) => String(id) === chosen)}
      />
    </>
  );
}

/** The configurations that are for a reader; one that is chosen though it is not stays in the list and says so. */
function configurationOptions(
  configurations: readonly AntennaConfiguration[],
  wanted: WantedConfiguration | undefined,
  chosen: string | undefined,
  translate: Translate,
) {
  return configurations
    .map((configuration) => ({
      configuration,
      fits: wanted !== undefined && matchesReader(configuration, wanted),
    }))
    .filter(({ configuration, fits }) => fits || String(configuration.id) === chosen)
    .map(({ configuration: { id, name }, fits }) => ({
      value: String(id),
      label: name,
      blockedReason: fits ? undefined : translate('thresholds.configuration.misfit'),
    }));
}
