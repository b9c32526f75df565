// Hands over together what has come together, so that the page draws once for many messages of the office's worker.

/** Longest wait for a frame, in ms: a page that is hidden meanwhile gets none. */
const longestFrameMs = 100;

/**
 * A listener that passes messages on in their order: the first at once, with all that have come by then, and what
 * comes after it once per frame. A click is answered in a dozen tasks, React draws at the end of each of them, and
 * more than one drawing per frame is never seen. A hidden page draws nothing and waits for no frame.
 */
export function gathered<Message>(listener: (message: Message) => void): (message: Message) => void {
  let waiting: Message[] = [];
  let isResting = false;
  const { port1, port2 } = new MessageChannel();

  function handOver(): void {
    const messages = waiting;
    waiting = [];
    isResting = messages.length > 0 && !document.hidden;
    if (isResting) nextFrame(handOver);
    for (const message of messages) {
      try {
        listener(message);
      } catch (error) {
        // As if it had come alone: the others are not its business.
        reportError(error);
      }
    }
  }

  port1.addEventListener('message', handOver);
  port1.start();
  return (message) => {
    if (waiting.push(message) === 1 && !isResting) port2.postMessage(undefined);
  };
}

/** Calls back with the next frame, or after a while where there is none. */
function nextFrame(work: () => void): void {
  const done = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    work();
  };
  const frame = requestAnimationFrame(done);
  const timer = setTimeout(done, longestFrameMs);
}
