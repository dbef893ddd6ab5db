import { type Job, jobLabel } from '@console/api-client/jobs';
import { useMessages } from '@console/design/messages';
import { EditDialog } from '@console/design/records';
import { useNavigate } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { JobForm } from './JobForm';

/** Options of {@link CreateFromDialog}. */
export interface CreateFromDialogProps {
  /** The job another is made from; the dialog is shown while there is one. */
  readonly original: Job | undefined;
  readonly onClose: () => void;
}

/** Makes a job from another, in a large modal; once it is started its page is shown [JOB-10]. */
export function CreateFromDialog({ original, onClose }: CreateFromDialogProps) {
  const translate = useMessages();
  const navigate = useNavigate();
  const title = translate('jobs.createFrom.title', { name: original && jobLabel(original) });
  return (
    <EditDialog name={original && jobLabel(original)} title={title} onClose={onClose}>
      {(_name, { close, onDirtyChange }) => (
        <JobForm
          label={title}
          original={original?.request}
          guard={false}
          onDirtyChange={onDirtyChange}
          onStarted={async (started) => {
            close();
            // A service that does not tell the new job still lists it.
            await navigate(started ? paths.jobs.job(started.id) : paths.jobs.list());
          }}
          onCancel={close}
        />
      )}
    </EditDialog>
  );
}
