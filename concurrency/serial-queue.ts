// Runs tasks one after another in the order of their calls. A task that fails does not stop the next one.

export type SerialQueue = <Value>(task: () => Promise<Value>) => Promise<Value>;

export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
