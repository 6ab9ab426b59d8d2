// One piece of work after another: changes of an index must not overtake each other, and one that fails holds up no other.

export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function takeTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
