// Puts what one side says in one turn into one message: a click asks a dozen things, and is answered in one task.

/**
 * A sender that keeps messages until the turn's end and hands them to `send` together, in their order.
 * @param unsent is told of a message that cannot travel (what it carries is no plain data); the others travel
 */
export function bundled<Message>(
  send: (messages: readonly Message[]) => void,
  unsent: (message: Message, error: unknown) => void,
): (message: Message) => void {
  let waiting: Message[] = [];

  function leave(): void {
    const messages = waiting;
    waiting = [];
    try {
      send(messages);
    } catch {
      // One of them cannot travel; which one shows when each goes by itself.
      for (const message of messages) {
        try {
          send([message]);
        } catch (error) {
          unsent(message, error);
        }
      }
    }
  }

  return (message) => {
    if (waiting.push(message) === 1) queueMicrotask(leave);
  };
}
