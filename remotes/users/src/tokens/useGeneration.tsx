import { Button } from '@console/design/button';
import { KeyIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { useRef, useState } from 'react';
import { IssuedToken } from './IssuedToken';
import type { TokenChanges } from './useTokenChanges';

/** The button that generates a token for a user, and what it has generated. */
export function useGeneration(username: string, { running, generate }: TokenChanges) {
  const translate = useMessages();
  const [issued, setIssued] = useState<string>();
  const generator = useRef<HTMLButtonElement>(null);
  return {
    button: (
      <Button
        ref={generator}
        tone="primary"
        icon={<KeyIcon />}
        pending={running?.act === 'generate'}
        blockedReason={running && running.act !== 'generate' ? translate('tokens.busy') : undefined}
        onClick={async () => setIssued((await generate(username)) ?? issued)}
      >
        {translate('tokens.generate')}
      </Button>
    ),
    issued: issued !== undefined && (
      <IssuedToken
        key={issued}
        token={issued}
        onClose={() => {
          generator.current?.focus();
          setIssued(undefined);
        }}
      />
    ),
  };
}
