import { MessagesProvider } from '@console/design/messages';
import { CircleWatch } from './CircleWatch';
import { DebugCommand } from './DebugCommand';
import { Heartbeat } from './Heartbeat';
import { LeaveWatch } from './LeaveWatch';
import messages from './messages/en.json';
import { SharedWatch } from './SharedWatch';
import type { WatchProps } from './watchProps';

/** Everything that watches over remotes once the console has come to rest, with its message catalogue. */
export function Watches(props: WatchProps) {
  return (
    <MessagesProvider messages={messages}>
      <SharedWatch {...props} />
      <CircleWatch {...props} />
      <LeaveWatch {...props} />
      <Heartbeat {...props} />
      <DebugCommand />
    </MessagesProvider>
  );
}
