/**
 * Ends the process once nobody listens to the one that started it, as Jest's workers do when they are let go: they have
 * half a second then, in which a busy machine does not stop a database that is in memory only.
 */
export function endWithWorker(): void {
  const look = (event: string | symbol) => {
    if (event === 'message' && process.listenerCount('message') === 0) process.exit();
  };
  if (process.send) process.on('removeListener', look);
}
