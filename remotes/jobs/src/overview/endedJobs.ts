import { isStopped, type Job } from '@console/api-client/jobs';
import type { Translate } from '@console/design/messages';
import type { NewsLine } from '@console/remote/services';
import { jobName, stopReasonLabel } from '../jobs/job.texts';
import { paths } from '../paths';

/** Jobs that ended since a time, and errors of those that still run. @param since ISO 8601 */
export function jobNews(jobs: readonly Job[], since: string, translate: Translate): readonly NewsLine[] {
  const from = Date.parse(since);
  const isNew = (time: string | undefined): time is string => time !== undefined && Date.parse(time) >= from;
  return jobs.flatMap((job): NewsLine[] => {
    const { id, lastActivityTime, stopReason, errorCount } = job;
    const common = { key: id, name: jobName(job), to: paths.jobs.job(id) };
    if (isStopped(job)) {
      if (!isNew(lastActivityTime)) return [];
      const ended = translate('jobNews.ended', {
        reason: stopReason === undefined ? '' : stopReasonLabel(stopReason, translate),
        count: errorCount,
      });
      const tone = stopReason === 'JOB_FAILED' ? 'danger' : errorCount > 0 ? 'warning' : 'neutral';
      return [{ ...common, at: lastActivityTime, text: ended.trim(), tone }];
    }
    const errors = job.errors.filter(({ time }) => isNew(time));
    const [last] = errors.toSorted((one, other) => (other.time ?? '').localeCompare(one.time ?? ''));
    if (last?.time === undefined) return [];
    const text = translate('jobNews.errors', { count: errors.length, message: last.message ?? '' });
    return [{ ...common, at: last.time, text, tone: 'warning' }];
  });
}
