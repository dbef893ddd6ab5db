import { hasUnsavedInput } from '@console/design/unsaved';
import { useEffect } from 'react';
import { type FailureCode, useRegistry } from '../registry';
import { useLoadPage } from './PageLoads';
import { planShellReload, shellReloadedKey } from './planShellReload';
import { rememberedReload, rememberReload } from './reloadMarks';

/** Stands where a remote failed: when the server has another shell meanwhile, that one is loaded, once. */
export function ShellReload({ code }: { readonly code: FailureCode }) {
  const { look } = useRegistry();
  const loadPage = useLoadPage();
  useEffect(() => {
    let left = false;
    void look().then(({ shell }) => {
      const mark = rememberedReload(shellReloadedKey);
      const plan = planShellReload({
        code,
        served: shell?.build,
        own: SHELL_BUILD,
        mark,
        unsaved: hasUnsavedInput(),
      });
      if (left || plan === 'stay' || !rememberReload(shellReloadedKey, SHELL_BUILD)) return;
      loadPage(location.pathname + location.search);
    });
    return () => {
      left = true;
    };
  }, [code, look, loadPage]);
  return null;
}
