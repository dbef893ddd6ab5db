import { Banner } from '@console/design/banner';
import { Card } from '@console/design/card';
import {
  FieldGroup,
  Form,
  TextAreaField,
  TextField,
  useFormValue,
  useReadFormValues,
  useSetFormValue,
} from '@console/design/form';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { useNavigate } from '@console/design/router';
import { FacilityField } from '@console/remote/records';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { describeFailure } from '../../configuration/configuration.texts';
import { paths } from '../../paths';
import {
  type KnownSystem,
  type LikeValues,
  likeErrors,
  readerThere,
  sourceParts,
  suggestions,
} from './like.values';
import { readReaderList } from './readerList';

interface LikeFormProps {
  readonly known: KnownSystem;
  /** The facility to go by, as the address names it. */
  readonly from: string;
  /** Name of the facility of which all was undone just now. */
  readonly undone: string | undefined;
  /** Why the service could not be read. */
  readonly error: Error | null;
  readonly onReview: (values: LikeValues) => Promise<unknown>;
}

/** Names a facility that is made like another one, its readers and its other parts. */
export function LikeForm({ known, from, undone, error, onReview }: LikeFormProps) {
  const translate = useMessages();
  const navigate = useNavigate();
  const validate = useCallback((values: LikeValues) => likeErrors(values, known), [known]);
  const isKnown = known.configuration.facilities?.some(({ name }) => name === from);
  const source = isKnown ? from : '';
  return (
    <>
      {undone !== undefined && (
        <Banner tone="success">{translate('facilities.like.undo.done', { facility: undone })}</Banner>
      )}
      <Form<LikeValues>
        label={translate('facilities.likeAnother')}
        initialValues={{ source, name: '', network: '', ...suggestions(known, source, '') }}
        validate={validate}
        submitLabel={translate('facilities.like.review')}
        onSubmit={onReview}
        onCancel={() => navigate(paths.facilities())}
        aside={<ReadReaders known={known} />}
        page
      >
        <FacilityField name="source" label={translate('facilities.like.source')} />
        <TextField name="name" label={translate('facilities.like.name')} autoFocus />
        <NetworkField known={known} />
        <TextAreaField
          name="readers"
          label={translate('facilities.like.readers')}
          help={translate('facilities.like.readers.help')}
          rows={8}
          wide
        />
        <PartNames known={known} />
      </Form>
      {error && <Banner tone="danger">{describeFailure(error, translate)}</Banner>}
    </>
  );
}

interface KnownProps {
  readonly known: KnownSystem;
}

/** The parts of the facility that is chosen. */
function useSourceParts(known: KnownSystem) {
  const source = useFormValue<string>('source') ?? '';
  return useMemo(() => ({ source, ...sourceParts(known, source) }), [known, source]);
}

function NetworkField({ known }: KnownProps) {
  const translate = useMessages();
  const { source, network } = useSourceParts(known);
  return (
    <TextField
      name="network"
      label={translate('facilities.like.network')}
      placeholder={translate('networks.CIDRRange.example')}
      help={[
        translate('facilities.like.network.help'),
        network === undefined ? '' : translate('facilities.like.network.source', { source, range: network }),
      ].join(' ')}
      optional
    />
  );
}

/** Names of all parts but readers; they follow the name of the facility until they are typed. */
function PartNames({ known }: KnownProps) {
  const translate = useMessages();
  const { source, parts } = useSourceParts(known);
  useSuggestions(known, source);
  if (parts.length === 0) return null;
  return (
    <FieldGroup
      label={translate('facilities.like.names')}
      lead={<p>{translate('facilities.like.names.help')}</p>}
    >
      {parts.map(({ kind, name }, at) => (
        <TextField
          key={`${kind} ${name} ${at}`}
          name={`names[${at}]`}
          label={translate(`facilities.like.part.${kind}`, { name })}
          optional
        />
      ))}
    </FieldGroup>
  );
}

/** Suggests the names of readers and parts anew with another facility, and leaves what was typed. */
function useSuggestions(known: KnownSystem, source: string) {
  const name = useFormValue<string>('name') ?? '';
  const read = useReadFormValues<LikeValues>();
  const change = useSetFormValue();
  const last = useRef({ source, ...suggestions(known, source, '') });
  useEffect(() => {
    const before = last.current;
    const next = { source, ...suggestions(known, source, name) };
    const { readers, names = [] } = read();
    const isOther = source !== before.source;
    if (isOther || readers === before.readers) change('readers', next.readers);
    const suggested = next.names.map((text, at) =>
      isOther || (names[at] ?? '') === before.names[at] ? text : names[at],
    );
    if (suggested.join('\n') !== names.join('\n')) change('names', suggested);
    last.current = next;
  }, [known, source, name, read, change]);
}

/** The readers of the list as they are understood, and those that are missing in it. */
function ReadReaders({ known }: KnownProps) {
  const translate = useMessages();
  const { readers } = useSourceParts(known);
  const text = useFormValue<string>('readers') ?? '';
  const { mapped, leftOut } = readReaderList(
    text,
    readers.map(({ name }) => name),
  );
  const there = mapped.filter(({ name }) => readerThere(known.configuration, name)).map(({ name }) => name);
  const open = mapped.filter(({ name, address }) => address === '' && !there.includes(name));
  const lists = [
    ['facilities.like.readers.open', open.map(({ source }) => source)],
    ['facilities.like.readers.leftOut', leftOut],
    ['facilities.like.readers.there', there],
  ] as const;
  return (
    <Card title={translate('facilities.like.readers')}>
      <p role="status">
        {translate('facilities.like.readers.count', {
          ready: mapped.length - open.length,
          total: readers.length,
        })}
      </p>
      {lists.map(
        ([key, names]) =>
          names.length > 0 && <p key={key}>{translate(key, { names: formatList([...names]) })}</p>,
      )}
    </Card>
  );
}
