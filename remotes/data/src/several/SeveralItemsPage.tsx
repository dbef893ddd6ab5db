import { useServiceClient } from '@console/api-client/react';
import { Form, type FormErrors, TextAreaField } from '@console/design/form';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { Progress } from '@console/design/progress';
import { useSearchParams } from '@console/design/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FoundTable } from './FoundTable';
import { findItems, mostEpcs, notEpcs, readEpcs } from './findItems';

interface SeveralValues {
  readonly epcs: string;
}

/** Entries that are named as no EPC. */
const mostNamed = 3;

/** Failures of the EPCs. */
function severalErrors({ epcs }: SeveralValues): FormErrors {
  const count = readEpcs(epcs ?? '').length;
  if (count === 0) return { epcs: { key: 'validation.blank' } };
  const wrong = notEpcs(epcs);
  if (wrong.length > 0)
    return {
      epcs: {
        key: 'data.several.wrong',
        values: { count: wrong.length, names: formatList(wrong.slice(0, mostNamed)) },
      },
    };
  return count > mostEpcs ? { epcs: { key: 'data.several.tooMany', values: { most: mostEpcs } } } : {};
}

/** Looks for many items at once: where each was last, and which of them are missing. */
export function SeveralItemsPage() {
  const translate = useMessages();
  const client = useServiceClient();
  const given = useSearchParams()[0].get('epcs') ?? '';
  const [asked, setAsked] = useState(() => {
    const isAsked = Object.keys(severalErrors({ epcs: given })).length === 0;
    return isAsked ? { epcs: readEpcs(given), time: 0 } : undefined;
  });
  const [done, setDone] = useState(0);
  const { epcs = [] } = asked ?? {};
  const found = useQuery({
    queryKey: ['several items', asked],
    queryFn: ({ signal }) => findItems(client, epcs, { signal, onProgress: setDone }),
    enabled: asked !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Page section={translate('data.section')} item={translate('data.several')}>
      <Form<SeveralValues>
        label={translate('data.several')}
        labels={{ epcs: translate('data.several.epcs') }}
        initialValues={{ epcs: given }}
        validate={severalErrors}
        submitLabel={translate('data.several.find')}
        onSubmit={(values) => {
          setDone(0);
          setAsked({ epcs: readEpcs(values.epcs), time: Date.now() });
        }}
        guard={false}
        wide
      >
        <TextAreaField name="epcs" rows={6} help={translate('data.several.epcs.help')} wide />
      </Form>
      {found.isFetching && (
        <Progress
          label={translate('data.several.finding')}
          value={done / epcs.length}
          text={translate('data.several.progress', { done, count: epcs.length })}
        />
      )}
      {found.data && <FoundTable found={found.data} />}
    </Page>
  );
}
