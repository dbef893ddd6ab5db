import type { ServiceClient } from '@console/api-client';
import {
  type Configuration,
  compareConfigurations,
  readDocuments,
  readSystem,
  sectionNames,
} from '@console/api-client/configuration-bundle';
import { mutationMeta } from '@console/api-client/meta';
import { useServiceClient } from '@console/api-client/react';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { RadioField } from '@console/design/fields';
import {
  FieldGroup,
  Form,
  type FormErrors,
  PasswordField,
  rules,
  TextField,
  useFormValue,
} from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useStyles } from '@console/design/theme';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ChangesView, type ShownRecord } from './ChangesView';
import configurationCss from './configuration.css';
import { describeFailure, sectionLabels } from './configuration.texts';
import { Notes } from './Notes';
import { OtherUnreachable, readOtherSystem } from './otherSystem';
import { SourceFields, sourceError, textsOf } from './source.form';
import { yamlWorker } from './yaml/yamlWorker';

/** The two configurations of a comparison. */
const sides = ['before', 'after'] as const;
type Side = (typeof sides)[number];

/** Where a configuration comes from. */
const origins = ['here', 'document', 'other'] as const;
type Origin = (typeof origins)[number];

type CompareValues = {
  readonly [Key in Side as `${Key}Origin`]: Origin;
} & {
  readonly [Key in Side as `${Key}Files`]?: readonly File[];
} & {
  readonly [Key in `${Side}${'Text' | 'Address' | 'User' | 'Password'}`]?: string;
};

const newValues: CompareValues = { beforeOrigin: 'here', afterOrigin: 'document' };

const isAddress = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

function compareErrors(values: CompareValues): FormErrors {
  const errors: { [field: string]: FormErrors[string] } = {};
  for (const side of sides) {
    if (values[`${side}Origin`] === 'document')
      errors[`${side}Text`] = sourceError({ files: values[`${side}Files`], text: values[`${side}Text`] });
    if (values[`${side}Origin`] === 'other') {
      const address = values[`${side}Address`] ?? '';
      errors[`${side}Address`] =
        rules.required(address) ??
        (isAddress(address) ? undefined : { key: 'configuration.address.invalid' });
      errors[`${side}User`] = rules.required(values[`${side}User`]);
      errors[`${side}Password`] = rules.required(values[`${side}Password`]);
    }
  }
  return errors;
}

const tones = { added: 'success', changed: 'info', removed: 'danger', same: 'neutral' } as const;

/** Reads the configuration of one side. */
async function configurationOf(
  client: ServiceClient,
  values: CompareValues,
  side: Side,
): Promise<Configuration> {
  switch (values[`${side}Origin`]) {
    case 'here':
      return (await readSystem(client)).configuration;
    case 'document': {
      const texts = await textsOf({ files: values[`${side}Files`], text: values[`${side}Text`] });
      return (await readDocuments(texts, yamlWorker)).configuration;
    }
    case 'other': {
      const other = await readOtherSystem({
        address: values[`${side}Address`] ?? '',
        user: values[`${side}User`] ?? '',
        password: values[`${side}Password`] ?? '',
      });
      return other.configuration;
    }
  }
}

/** Compares two configurations record by record: this service, another one, or documents. Nothing is written. */
export function ComparePage() {
  useStyles(configurationCss);
  const translate = useMessages();
  const client = useServiceClient();
  const [all, setAll] = useState(false);

  const compare = useMutation({
    mutationFn: async (values: CompareValues) => {
      const before = await configurationOf(client, values, 'before');
      const after = await configurationOf(client, values, 'after');
      return { compared: compareConfigurations(before, after), before, after };
    },
    // What was typed holds a password.
    gcTime: 0,
    meta: mutationMeta({ model: 'configuration', action: 'export', silent: true }),
  });
  const records = useMemo(
    () =>
      compare.data?.compared
        .filter(({ difference }) => all || difference !== 'same')
        .map(
          (record): ShownRecord => ({
            ...record,
            verdict: record.difference,
            tone: tones[record.difference],
          }),
        ),
    [compare.data, all],
  );
  const differing = compare.data?.compared.filter(({ difference }) => difference !== 'same').length ?? 0;
  const oneSided = sectionNames.filter(
    (name) =>
      compare.data && (compare.data.before[name] === undefined) !== (compare.data.after[name] === undefined),
  );
  const failure =
    compare.error instanceof OtherUnreachable
      ? translate(`configuration.other.${compare.error.why}`, { address: compare.error.address })
      : compare.error && describeFailure(compare.error, translate);

  return (
    <Page section={translate('configuration.compare')}>
      <div className="configuration configuration-stack">
        <Card title={translate('configuration.compare.what')}>
          <p>{translate('configuration.compare.text')}</p>
          <Form<CompareValues>
            label={translate('configuration.compare.what')}
            initialValues={newValues}
            validate={compareErrors}
            submitLabel={translate('configuration.compare')}
            guard={false}
            wide
            onSubmit={(values) => compare.mutateAsync(values)}
          >
            <div className="configuration-pair">
              {sides.map((side) => (
                <SideFields key={side} side={side} />
              ))}
            </div>
          </Form>
          {failure && <Banner tone="danger">{failure}</Banner>}
        </Card>
        {records && (
          <Card title={translate('configuration.differences')}>
            <Notes
              title={translate('configuration.notes')}
              notes={
                oneSided.length === 0
                  ? []
                  : [translate('configuration.one-sided', { section: sectionLabels(oneSided, translate) })]
              }
            />
            <p role="status">{translate('configuration.differing', { count: differing })}</p>
            <div className="configuration-bar">
              <Button aria-pressed={all} onClick={() => setAll(!all)}>
                {translate('configuration.all')}
              </Button>
            </div>
            <ChangesView
              id="admin.configuration.differences"
              label={translate('configuration.differences')}
              names={[translate('configuration.before'), translate('configuration.after')]}
              records={records}
              empty={translate('configuration.equal')}
            />
          </Card>
        )}
      </div>
    </Page>
  );
}

/** Says where one of the two comes from. */
function SideFields({ side }: { readonly side: Side }) {
  const translate = useMessages();
  const origin = useFormValue<Origin>(`${side}Origin`);
  return (
    <FieldGroup label={translate(`configuration.${side}`)}>
      <RadioField
        name={`${side}Origin`}
        label={translate('configuration.origin')}
        options={origins.map((each) => ({ value: each, label: translate(`configuration.origin.${each}`) }))}
      />
      {origin === 'document' && <SourceFields files={`${side}Files`} text={`${side}Text`} />}
      {origin === 'other' && (
        <>
          <TextField
            name={`${side}Address`}
            label={translate('configuration.address')}
            placeholder="https://itemsense.example"
            help={translate('configuration.address.help')}
          />
          <TextField name={`${side}User`} label={translate('configuration.user')} />
          <PasswordField name={`${side}Password`} label={translate('configuration.password')} />
        </>
      )}
    </FieldGroup>
  );
}
