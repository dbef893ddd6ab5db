import { LinkButton } from '@console/design/button';
import { ReaderIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useSearchParams } from '@console/design/router';
import { paths } from '../../paths';

const list = paths.readers.definitions.list();
/** The documents fix the paths, so that the fleet is another view of the list. */
const fleet = 'fleet';

/** Decides by the address if the readers are shown as a fleet, and offers the other view. */
export function useFleetSwitch() {
  const translate = useMessages();
  const [params] = useSearchParams();
  const isOn = params.get('view') === fleet;
  return {
    isOn,
    button: (
      <LinkButton icon={<ReaderIcon />} to={isOn ? list : `${list}?view=${fleet}`}>
        {translate(isOn ? 'fleet.list' : 'fleet.title')}
      </LinkButton>
    ),
  };
}
