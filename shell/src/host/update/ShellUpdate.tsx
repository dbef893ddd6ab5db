import { useMessages } from '@console/design/messages';
import { abandonUnsavedInput } from '@console/design/unsaved';
import { useRegistry } from '../registry';
import { useLoadPage } from '../reload/PageLoads';
import { UpdateNotice } from './lazyUpdateNotice';

/** Tells that the server has another build of the shell than the one that runs; only a reload brings it. */
export function ShellUpdate() {
  const translate = useMessages();
  const loadPage = useLoadPage();
  const { registry } = useRegistry();
  const { shell } = registry;
  if (!shell || shell.build === SHELL_BUILD) return null;
  return (
    <UpdateNotice
      key={shell.build}
      text={translate('update.shell')}
      label={translate('update.reload')}
      onUse={() => {
        abandonUnsavedInput();
        loadPage(location.pathname + location.search);
      }}
    />
  );
}
