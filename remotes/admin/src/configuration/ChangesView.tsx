import {
  type ComparedRecord,
  fieldChanges,
  type KeptFields,
  type PlannedSecret,
  type PlanProblem,
} from '@console/api-client/configuration-bundle';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { Card, DescriptionList } from '@console/design/card';
import { formatList } from '@console/design/language';
import { type KeyEnd, type Translate, useMessages } from '@console/design/messages';
import { ComparisonTable } from '@console/design/records';
import { Status, type Tone } from '@console/design/status';
import { type Column, Table } from '@console/design/table';
import { useStyles } from '@console/design/theme';
import { type ReactNode, useMemo, useState } from 'react';
import configurationCss from './configuration.css';
import {
  describeField,
  describePlanProblem,
  recordLabel,
  sectionLabel,
  valueLines,
} from './configuration.texts';

/** A record with what is said of it. */
export interface ShownRecord extends ComparedRecord {
  /** Action planned for the record, or its difference: last part of the key of its text. */
  readonly verdict: KeyEnd<'configuration.verdict'>;
  readonly tone: Tone;
  /** @defaultValue none */
  readonly problems?: readonly PlanProblem[];
  /** Passwords and keys that are at hand, and what becomes of them. @defaultValue none */
  readonly secrets?: readonly PlannedSecret[];
}

interface ChangesViewProps {
  /** Name of the table. */
  readonly label: string;
  /** Name under which is kept what a user sets up of the table. */
  readonly id: string;
  /** Names of what is before and after. */
  readonly names: readonly [string, string];
  /** Keeps its identity. */
  readonly records: readonly ShownRecord[];
  /** Which are chosen, and what they shall become. @defaultValue none can be chosen */
  readonly choice?: {
    readonly selected: readonly string[];
    readonly onSelect: (keys: readonly string[]) => void;
    readonly unselectable: (record: ShownRecord) => string | undefined;
  };
  /** Fields of changed records that stay as they are. @defaultValue fields cannot be chosen */
  readonly fieldChoice?: {
    readonly kept: KeptFields;
    readonly onKeep: (key: string, field: string, isKept: boolean) => void;
  };
  readonly empty: string;
  readonly tools?: ReactNode;
}

const keyOf = ({ key }: ShownRecord) => key;

/** Records that differ, and beside them one of them field by field. */
export function ChangesView({
  label,
  id,
  names,
  records,
  choice,
  fieldChoice,
  empty,
  tools,
}: ChangesViewProps) {
  useStyles(configurationCss);
  const translate = useMessages();
  const [openKey, setOpenKey] = useState<string>();
  const columns = useMemo(() => changeColumns(translate, setOpenKey), [translate]);
  const at = Math.max(
    0,
    records.findIndex(({ key }) => key === openKey),
  );
  const open = records[at];
  return (
    <div className="configuration">
      <div className="configuration-split">
        <Table
          id={id}
          label={label}
          rows={records}
          columns={columns}
          rowKey={keyOf}
          empty={empty}
          tools={tools}
          {...choice}
        />
        {open && (
          <RecordDetail
            record={open}
            names={names}
            fieldChoice={fieldChoice}
            actions={<Steps records={records} at={at} onOpen={setOpenKey} />}
          />
        )}
      </div>
    </div>
  );
}

interface StepsProps {
  readonly records: readonly ShownRecord[];
  /** Index of the record that is open. */
  readonly at: number;
  readonly onOpen: (key: string) => void;
}

/** The way to the records before and after the open one; the shell presses its buttons by keys. */
function Steps({ records, at, onOpen }: StepsProps) {
  const translate = useMessages();
  const count = records.length;
  return (
    <>
      <span role="status">{translate('configuration.position', { at: at + 1, count })}</span>
      {(['previous', 'next'] as const).map((step) => {
        const to = records[step === 'next' ? at + 1 : at - 1];
        return (
          <Button
            key={step}
            size="small"
            data-shortcut={step}
            blockedReason={to ? undefined : translate('configuration.end')}
            onClick={() => to && onOpen(to.key)}
          >
            {translate(`configuration.${step}`)}
          </Button>
        );
      })}
    </>
  );
}

/** One record: what is in the way of it, and its values before and after. */
function RecordDetail({
  record,
  names,
  fieldChoice,
  actions,
}: {
  readonly actions: ReactNode;
  readonly record: ShownRecord;
  readonly names: readonly [string, string];
  readonly fieldChoice: ChangesViewProps['fieldChoice'];
}) {
  const translate = useMessages();
  const { fields, before, after, problems = [], secrets = [] } = record;
  const same = record.difference === 'same';
  const shown = fields.length > 0 ? fields : fieldChanges(before ?? {}, same ? {} : (after ?? {}));
  return (
    <Card title={recordLabel(record, translate)} actions={actions}>
      {problems.length > 0 && (
        <Banner tone="warning" title={translate('configuration.problems')}>
          <ul>
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>{describePlanProblem(problem, translate)}</li>
            ))}
          </ul>
        </Banner>
      )}
      {fieldChoice && record.verdict === 'change' && <FieldChoice record={record} {...fieldChoice} />}
      <ComparisonTable
        caption={recordLabel(record, translate)}
        names={same ? names.slice(1) : names}
        rows={shown.map((change) => ({
          key: change.field,
          label: change.field,
          values: (same ? [change.before] : [change.before, change.after]).map((value) =>
            valueLines(value, translate),
          ),
        }))}
      />
      {secrets.length > 0 && (
        <DescriptionList
          items={secrets.map(({ reference, state }) => ({
            label: reference,
            value: translate(`configuration.secret.${state}`),
          }))}
        />
      )}
    </Card>
  );
}

/** The fields of a record that change, to choose from. */
function FieldChoice({
  record: { key, fields },
  kept,
  onKeep,
}: { readonly record: ShownRecord } & NonNullable<ChangesViewProps['fieldChoice']>) {
  const translate = useMessages();
  if (fields.length === 0) return null;
  return (
    <fieldset className="configuration-fields">
      <legend>{translate('configuration.fields.choose')}</legend>
      {fields.map((change) => (
        <label key={change.field}>
          <input
            type="checkbox"
            checked={!kept.get(key)?.has(change.field)}
            onChange={({ target }) => onKeep(key, change.field, !target.checked)}
          />
          <bdi>{describeField(change, translate)}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

const changeColumns = (
  translate: Translate,
  onOpen: (key: string) => void,
): readonly Column<ShownRecord>[] => [
  {
    key: 'name',
    title: translate('configuration.name'),
    kind: 'name',
    value: ({ name }) => name,
    render: ({ key, name }, { tabIndex }) => (
      <button className="configuration-open" type="button" tabIndex={tabIndex} onClick={() => onOpen(key)}>
        {name}
      </button>
    ),
  },
  {
    key: 'section',
    title: translate('configuration.kind'),
    kind: 'text',
    priority: 1,
    least: 9,
    value: ({ section }) => sectionLabel(section, translate),
    filter: 'choice',
  },
  {
    key: 'verdict',
    title: translate('configuration.verdict'),
    kind: 'status',
    least: 7,
    value: ({ verdict }) => translate(`configuration.verdict.${verdict}`),
    render: ({ verdict, tone, problems = [] }) => (
      <Status
        tone={problems.length > 0 ? 'warning' : tone}
        label={translate(`configuration.verdict.${verdict}`)}
        hint={problems.map((problem) => describePlanProblem(problem, translate)).join(' ') || undefined}
      />
    ),
    filter: 'choice',
  },
  {
    key: 'fields',
    title: translate('configuration.fields'),
    kind: 'text',
    value: ({ fields, secrets = [] }) =>
      formatList([
        ...fields.map((change) => describeField(change, translate)),
        ...secrets.filter(({ state }) => state === 'changed').map(({ reference }) => reference),
      ]),
  },
];
