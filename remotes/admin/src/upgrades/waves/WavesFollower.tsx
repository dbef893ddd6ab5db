import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { paths } from '../../paths';
import { softwareName } from '../upgrade.texts';
import { useWaves } from './useWaves';
import { readersSettled } from './waveRun';

/** Goes on with the upgrade in waves that this browser leads, and says how far it is; draws nothing at its end. */
export function WavesFollower() {
  const translate = useMessages();
  const { run } = useWaves();
  if (!run || run.ended) return null;
  const { imageType, version } = run.plan;
  return (
    <p>
      <Link to={paths.admin.upgrades.list()}>
        {translate('waves.process', { software: softwareName(imageType, translate), version })}
      </Link>{' '}
      {translate(run.hold ? 'waves.process.held' : 'upgrades.progress', readersSettled(run))}
    </p>
  );
}
