import { listJobs } from '@console/api-client/jobs';
import { useServiceClient } from '@console/api-client/react';
import { LeaveQuestion } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import { LoadError, Page } from '@console/design/page';
import { Skeleton } from '@console/design/progress';
import { useAddress } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApplyEvent } from '../../configuration/applying';
import configurationCss from '../../configuration/configuration.css';
import { describeFailure } from '../../configuration/configuration.texts';
import { PlanCard } from '../../configuration/PlanCard';
import { MadeFacility } from '../making/MadeFacility';
import { LikeForm } from './like.form';
import type { KnownSystem } from './like.values';
import { PlanNotes } from './PlanNotes';
import { readFacilities, useFacilityLike } from './useFacilityLike';

/** Makes a facility like another one: what it gets is named, reviewed, made in order, and undone as one. */
export function FacilityLikePage() {
  const translate = useMessages();
  const client = useServiceClient();
  const work = useFacilityLike();
  const known = useQuery({
    queryKey: ['configuration', 'facility-like'],
    queryFn: async ({ signal }): Promise<KnownSystem> => {
      const [{ configuration }, { rows }] = await Promise.all([
        readFacilities(client, signal),
        client.call(listJobs(), { signal }),
      ]);
      return { configuration, jobs: rows };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // While it is made, nothing is chosen by what the service has.
    enabled: !work.begun,
    gcTime: 0,
  });
  const section = translate('facilities.section');
  if (known.error && !known.data)
    return (
      <LoadError
        entity={translate('configuration.entity')}
        section={section}
        detail={describeFailure(known.error, translate)}
        onRetry={known.refetch}
      />
    );
  return (
    <Page section={section} item={translate('facilities.likeAnother')}>
      {known.data ? (
        <Like known={known.data} work={work} />
      ) : (
        <Skeleton label={translate('facilities.like.loading')} lines={12} />
      )}
    </Page>
  );
}

interface LikeProps {
  readonly known: KnownSystem;
  readonly work: ReturnType<typeof useFacilityLike>;
}

function Like({ known, work }: LikeProps) {
  useStyles(configurationCss);
  const [params] = useAddress();
  const { applying, dispatch, planned, runs, begun, jobs, review, start, apply, undo } = work;
  const like = review.data;
  const { preview } = applying;
  const released = useRef(false);
  const below = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (like) below.current?.scrollIntoView?.({ block: 'start' });
  }, [like]);
  const act = (event: ApplyEvent) =>
    // What is made here can be undone as one, so it is not asked about once more.
    event.kind === 'asked' ? apply.mutate({ again: false }) : dispatch(event);
  return (
    <div className="configuration-stack">
      <LeaveQuestion unsaved={runs.isRunning || (like !== undefined && !begun)} released={released} />
      {/* What was typed is there again when all is undone. */}
      <div hidden={begun} className="configuration-stack">
        <LikeForm
          known={known}
          from={params.get('from') ?? ''}
          undone={undo.data}
          error={review.error}
          onReview={(values) => review.mutateAsync(values)}
        />
      </div>
      <div ref={below} className="configuration-stack">
        {like && preview && !runs.making.run && !runs.undoing.run && (
          <>
            <PlanNotes like={like} source={review.variables?.source ?? ''} />
            <PlanCard
              applying={applying}
              preview={preview}
              planned={planned}
              dispatch={act}
              running={apply.isPending}
              error={apply.error}
            />
          </>
        )}
        <MadeFacility
          runs={runs}
          facility={review.variables?.name.trim() ?? ''}
          onContinue={() => apply.mutate({ again: true })}
          continuing={apply.isPending}
          onPreview={() => review.variables && review.mutate(review.variables)}
          reading={review.isPending}
          jobs={jobs}
          starting={start.isPending}
          onStart={() => start.mutate({ anyway: true })}
          error={undo.error ?? start.error}
          onUndo={undo.mutate}
          takingBack={undo.isPending}
        />
      </div>
    </div>
  );
}
